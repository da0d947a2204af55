import type { StatusStore } from '../../core/parts/core.js';

/** What stands in a row of a form: a field has its label above it, and may have a link beside that. */
export type OutlineRow = 'title' | 'tabs' | 'field' | 'beside' | 'line' | 'links' | 'or' | 'text' | 'button' | 'tick' | 'submit' | 'quiet';
type Outline = (isOn: (modId: string) => boolean) => OutlineRow[];

export type OutlinedForm = 'login' | 'register' | 'forgot-password';

/** The rows of a popup's form, by the platform's switches; of one that has not said them yet, all. */
export function outlineOf(form: OutlinedForm, status: Pick<StatusStore, 'store' | 'isOn'>): OutlineRow[] {
  return OUTLINES[form](modId => status.store.getState().phase === 'loading' || status.isOn(modId));
}

/** With rules of its own, a form is told as long as those usually make it. */
const OUTLINES: Readonly<Record<OutlinedForm, Outline>> = {
  login(isOn) {
    return [
      ...when(isOn('MOBILEVERCODELOGIN3'), 'tabs'),
      'field',
      'beside',
      'tick',
      'submit',
      ...when(isOn('FREEPLAY3'), 'quiet'),
      ...byProvider(isOn),
      'links',
    ];
  },
  register: isOn => [
    ...when(isOn('USERNAMEREG3') && isOn('MOBILENUMREG3'), 'tabs'),
    'line',
    'field',
    'line',
    'field',
    'line',
    'field',
    'button',
    'tick',
    'submit',
    ...byProvider(isOn),
    'links',
  ],
  'forgot-password': isOn => [...when(isOn('FORGETEMAIL3') && isOn('FORGETMOBILE3'), 'tabs'), 'field', 'field', 'submit', 'text', 'line'],
};

function byProvider(isOn: (modId: string) => boolean): OutlineRow[] {
  return when(['LOGINGOOGLE3', 'LOGINFACEBOOK3', 'LOGINLINE3'].some(isOn), 'or', 'button');
}

function when(is: boolean, ...rows: OutlineRow[]): OutlineRow[] {
  return is ? rows : [];
}
