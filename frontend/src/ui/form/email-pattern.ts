/** Finds typing errors; whether there is such an address the server's own check decides. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
