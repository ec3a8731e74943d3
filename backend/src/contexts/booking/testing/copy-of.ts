/** Copies an aggregate with its class, as reading a row creates a new object. */
export function copyOf<A extends object>(aggregate: A): A {
  const copy = Object.create(Object.getPrototypeOf(aggregate) as object) as A;
  return Object.assign(copy, aggregate);
}
