import { describe } from '@jest/globals';
import { InMemoryPaymentGateway } from './in-memory-payment-gateway.js';
import { inMemoryPorts } from './in-memory-ports.js';
import { paymentGatewayContract } from './payment-gateway.contract.js';
import { paymentsPortsContract } from './payments-ports.contract.js';

paymentsPortsContract('in memory', () => {
  const ports = inMemoryPorts();
  return {
    ...ports,
    alone: (work) => work(),
    statusOfDispute: async (id) => ports.disputes.noted.get(id)?.status,
  };
});

describe('a gateway in memory', () => {
  const gateway = new InMemoryPaymentGateway();
  paymentGatewayContract(() => ({ gateway, cardholder: gateway }));
});
