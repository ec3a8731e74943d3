/** The number that a tax office gives, in the writing of any country. */
export const NUMBER_OF_AN_OFFICE = /^[\p{L}\p{N}][\p{L}\p{N} .\-/]{1,29}$/u;
