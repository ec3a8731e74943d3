/** What a drawing means, for who points at the button around it; who listens hears the button's own name. */
export const Tip = ({ text }: { text: string | undefined }) =>
  text && <span aria-hidden="true" title={text} className="absolute inset-0" />;
