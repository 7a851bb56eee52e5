/** A stylesheet that a widget brings along itself, as the bundler gives it: its text. */
declare module '*.css' {
  const text: string;
  export default text;
}
