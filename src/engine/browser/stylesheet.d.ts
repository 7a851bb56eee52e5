/** A style sheet imported by a widget: the bundler's `text` loader gives its source. */
declare module '*.css' {
  const text: string;
  export default text;
}
