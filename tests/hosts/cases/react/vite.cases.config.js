import { mergeConfig } from 'vite';
import host from './vite.config';

/** The page of the cases beside the starter's own. */
export default mergeConfig(host, { build: { emptyOutDir: false, rolldownOptions: { input: 'cases.html' } } });
