/** As the server takes names: any script, without angle brackets, addresses of the web and control characters. */
export const NAME = /^(?!.*(?::\/\/|www\.))[^\p{C}<>]+$/iu;
