declare module 'catalogue/*.md?raw' {
  const text: string;
  export default text;
}
