/** gp-early-login.js: the login popup before the code. Bundled alone, with its styles; fetched where a first view stands. */
export { prepareLogin } from './early-login/prepare-login.js';
