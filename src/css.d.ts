/** Style sheets are bundled as text and adopted by shadow roots. */
declare module '*.css' {
  const text: string;
  export default text;
}
