import { setSourceMapsSupport } from 'node:module';

// Imported ahead of the program (`node --import`): our own files alone, since the maps of libraries fill the memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
