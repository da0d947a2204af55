/** Spanish texts of contracts and salaries. Form as in locales/en.ts. */
export default {
};
