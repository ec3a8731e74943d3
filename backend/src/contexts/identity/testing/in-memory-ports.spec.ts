import { identityPortsContract } from './identity-ports.contract.js';
import { InMemoryPasswords } from './in-memory-passwords.js';
import { inMemoryPorts } from './in-memory-ports.js';
import { passwordsContract } from './passwords.contract.js';

identityPortsContract('in memory', async () => inMemoryPorts());
passwordsContract('in memory', new InMemoryPasswords());
