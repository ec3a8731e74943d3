import { describe, expect, it } from '@jest/globals';
import { codeOfBytes, groupedCode, isCode, lastOf, writtenCode } from './code-text.js';

describe('the code of a gift card', () => {
  it('is written in groups, and read however it is typed', () => {
    expect(groupedCode('7K3M9Q2F0XWT4B8C')).toBe('7K3M-9Q2F-0XWT-4B8C');
    expect(writtenCode(' 7k3m 9q2f–Oxwt-4b8c ')).toBe('7K3M9Q2F0XWT4B8C');
    expect(writtenCode('il')).toBe('11');
  });

  it('has 16 characters of the alphabet', () => {
    expect(isCode('7K3M9Q2F0XWT4B8C')).toBe(true);
    expect(isCode('7K3M9Q2F0XWT4B8')).toBe(false);
    expect(isCode('7K3M9Q2F0XWT4B8U')).toBe(false);
  });

  it('is made of 80 bits', () => {
    expect(codeOfBytes(Buffer.alloc(10, 0xff))).toBe('Z'.repeat(16));
    expect(codeOfBytes(Buffer.alloc(32, 0))).toBe('0'.repeat(16));
    expect(codeOfBytes(Buffer.from('08421084210842108421', 'hex'))).toBe('1'.repeat(16));
  });

  it('shows its last four characters', () => {
    expect(lastOf('7K3M9Q2F0XWT4B8C')).toBe('4B8C');
  });
});
