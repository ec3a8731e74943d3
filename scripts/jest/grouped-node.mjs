import { grouped } from './grouped.mjs';
import PlainContext from './plain-context.mjs';

export default grouped(PlainContext);
