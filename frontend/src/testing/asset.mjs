export default '/assets/font.woff2';
