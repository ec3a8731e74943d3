/** What a visitor did while the page's script was still on its way. */
interface EarlyInput {
  /** Fields that were written into or chosen from, with what they then held: forms put their own values into them. */
  readonly fields: Map<EventTarget, string | boolean>;
  /** The last button pressed that does nothing without script. */
  button: HTMLElement | undefined;
  /** The last form sent that the browser cannot send by itself. */
  form: HTMLFormElement | undefined;
  /** Where a pointer or a key went down last: what it does comes when it goes up. */
  pressed: EventTarget | undefined;
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Stands in the head of the document: keeps what is done before anybody listens, until {@link handOver}. */
export const keepEarlyInput = `(function(d,w){var k=['click','input','change','submit','pointerdown','keydown'],r=w.earlyInput={fields:new Map,button:void 0,form:void 0,pressed:void 0,stop:function(){k.forEach(function(n){d.removeEventListener(n,f,true)})}};function f(e){var t=e.target;switch(e.type){case'click':r.button=t.closest('button[type=button]:not([popovertarget])')||r.button;break;case'input':case'change':r.fields.delete(t);r.fields.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value);break;case'submit':if(t.dataset.scripted){e.preventDefault();r.form=t}break;default:r.pressed=t}}k.forEach(function(n){d.addEventListener(n,f,true)})})(document,window)`;

const tell = (element: Element, type: string): boolean => element.dispatchEvent(new Event(type, { bubbles: true }));

/** React takes a value for new only where it differs from the one that it knows: it is made to forget the visitor's. */
function tellAnew<Property extends 'value' | 'checked'>(
  element: HTMLInputElement | HTMLTextAreaElement,
  property: Property,
  [kept, other]: readonly [kept: unknown, other: unknown],
  ...events: string[]
): void {
  Reflect.set(element, property, other);
  const prototype: object = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(element, kept);
  for (const event of events) tell(element, event);
}

/** A page that builds itself anew may have put another field of the same name into the place of the first. */
const standingFor = (field: EventTarget): Element | null => {
  if (!(field instanceof Element)) return null;
  return field.isConnected ? field : document.getElementById(field.id);
};

function handOverField(field: Element, kept: string | boolean): void {
  if (field instanceof HTMLSelectElement && typeof kept === 'string') {
    field.value = kept;
    tell(field, 'change');
  } else if (field instanceof HTMLInputElement && typeof kept === 'boolean') {
    tellAnew(field, 'checked', [kept, !kept], 'click');
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const other = field.defaultValue === kept ? `${kept} ` : field.defaultValue;
    tellAnew(field, 'value', [kept, other], 'input', 'change');
  }
}

/** React builds the part of the page that the element stands in at once, not when it comes to it. */
const buildAround = (element: EventTarget | undefined): void => {
  if (element instanceof Element) tell(element, 'input');
};

/**
 * Gives what was done before the page listened to the page, as if it were done now; called when React has just begun
 * with the page. What is done from then on React takes itself.
 */
export function handOver(early: EarlyInput | undefined): void {
  if (!early) return;
  early.stop();
  buildAround(early.pressed);
  for (const [field, kept] of early.fields) {
    buildAround(field);
    const standing = standingFor(field);
    if (standing) handOverField(standing, kept);
  }
  if (early.button?.isConnected) early.button.click();
  buildAround(early.form);
  if (early.form?.isConnected) early.form.requestSubmit();
}
