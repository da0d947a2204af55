/** The systems that there are apps for, with the key of their guide in the help centre. */
export const SYSTEMS = [
  { channel: 'iOS', guide: 'app-ios' },
  { channel: 'Android', guide: 'app-android' },
] as const;

export type System = (typeof SYSTEMS)[number]['channel'];
