/** English texts of an agent's team, records and red envelopes; loaded with the first widget that needs them. Form as in locales/en.ts. */
export default {
};
