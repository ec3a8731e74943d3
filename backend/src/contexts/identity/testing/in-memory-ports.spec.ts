import { identityPortsContract } from './identity-ports.contract.js';
import { inMemoryPorts } from './in-memory-ports.js';

identityPortsContract('in memory', async () => inMemoryPorts());
