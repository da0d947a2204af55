import type { SocialProvider } from '../../core/identity/login-proofs.js';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook', line: 'LINE' };

/** Marks of our own on a 24 by 24 grid, in the colour of the text: recognisable, no copies of trade marks. */
export const PROVIDER_MARKS: Readonly<Record<SocialProvider, string>> = {
  google: 'M12.500 12H20a8 8 0 1 1-2.300-5.600',
  facebook: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12.300 20.800v-9.300c0-1.500.700-2.300 2.100-2.300h1M9.700 13.300h5.200',
  line: 'M12 4c5 0 9 3.100 9 7 0 3.300-3.900 6.500-8.400 9.200-.500.300-.700 0-.600-.500l.300-1.700C7 17.900 3 15 3 11c0-3.900 4-7 9-7ZM9.500 8.500v5h4.500',
};
