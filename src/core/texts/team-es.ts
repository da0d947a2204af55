/** Spanish texts of an agent's team, records and red envelopes. Form as in locales/en.ts. */
export default {
};
