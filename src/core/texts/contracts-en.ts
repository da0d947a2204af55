/** English texts of contracts and salaries; loaded with the first widget that needs them. Form as in locales/en.ts. */
export default {
};
