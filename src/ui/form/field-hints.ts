/** What the browser needs to know of the account's fields: autofill, keyboard, case. */
export const FIELD_HINTS: Readonly<
  Record<string, { autoComplete: string; inputMode?: 'email' | 'numeric' | 'tel' | 'url'; type?: string }>
> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
  payeeName: { autoComplete: 'name' },
  fullName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  address: { autoComplete: 'street-address' },
  birthday: { autoComplete: 'bday' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  zalo: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  recommenderId: { autoComplete: 'off', inputMode: 'numeric' },
};
