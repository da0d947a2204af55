/** Runs in the page: elements of the document and of all shadow roots, and how many roots of React there are. */
export function countElements() {
  const roots = [document];
  let elements = 0;
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      elements++;
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  return { elements, roots: roots.filter(root => root.querySelector?.('[data-gp-root]')).length };
}
