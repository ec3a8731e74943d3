import { configure } from '@testing-library/react';

// How long a page takes to appear depends on the machine; only what never appears shall fail.
configure({ asyncUtilTimeout: 60_000 });
