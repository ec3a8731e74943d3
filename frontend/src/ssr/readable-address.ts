/** The path; where it cannot be decoded, one whose percent signs stand for themselves, as the server reads it. */
export const readableAddress = (pathname: string): string =>
  isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');

function isDecodable(pathname: string): boolean {
  try {
    // Compared with something: a call whose result nobody reads is left out of the build.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
