import type { SocialProvider } from '../../core/login-proofs.js';

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook', line: 'LINE' };
