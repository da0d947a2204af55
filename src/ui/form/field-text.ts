/** What a form's field holds, as it was typed; empty where the form has no such field. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
