export const IDP_PROVIDERS = ['facebook', 'google', 'line'] as const;
export type IdpProvider = (typeof IDP_PROVIDERS)[number];
export interface IdpPerson {
  sub: string;
  name: string;
  /** One of them has given none. */
  email?: string;
}

const PEOPLE: IdpPerson[] = [
  { sub: 'p-1001', name: 'Ana Vega', email: 'ana.vega@people.test' },
  { sub: 'p-1002', name: 'Ben Ortiz', email: 'ben.ortiz@people.test' },
  { sub: 'p-1003', name: 'Chloe Park', email: 'chloe.park@people.test' },
  { sub: 'p-1004', name: 'Dario (no e-mail)' },
];

/** The people who have an account at each stand-in provider; all names and addresses are invented. */
export function idpPeople(provider: IdpProvider): IdpPerson[] {
  return PEOPLE.map(person => ({ ...person, email: person.email?.replace('@', `@${provider}.`) }));
}
