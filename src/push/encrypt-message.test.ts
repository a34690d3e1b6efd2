import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptPush } from '../../tests/fixtures/push-decrypt.ts';
import { encryptMessage } from './encrypt-message.ts';

const pairOf = (privateKey: string) => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair;
};
// RFC 8291, appendix A.
const receiver = pairOf('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94');
const sender = pairOf('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw');
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';
const keys = { p256dh: receiver.getPublicKey('base64url'), auth };

test('R14 encrypts the example of RFC 8291 byte for byte', () => {
  const body = encryptMessage(keys, 'When I grow up, I want to be a watermelon', {
    pair: sender,
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('R14 encrypts so that the device can read it, differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const [one, other] = [encryptMessage(keys, text), encryptMessage(keys, text)];
      expect(decryptPush(one, { pair: receiver, auth: Buffer.from(auth, 'base64url') })).toBe(text);
      // Salt and sender key are new each time.
      expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16));
      expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86));
    }),
  );
});

test('B52 refuses invalid keys', () => {
  const offCurve = Buffer.from(keys.p256dh, 'base64url').fill(7, 1).toString('base64url');
  const compressed = receiver.getPublicKey('base64url', 'compressed');
  for (const p256dh of ['', 'x', compressed, offCurve])
    expect(() => encryptMessage({ p256dh, auth }, 'text')).toThrow();
  for (const wrong of ['', 'x', `${auth}AAAA`])
    expect(() => encryptMessage({ ...keys, auth: wrong }, 'text')).toThrow(/secret of 16/);
});

test('B59 accepts messages up to the push services’ limit', () => {
  expect(encryptMessage(keys, 'x'.repeat(3993))).toHaveLength(4096);
  expect(() => encryptMessage(keys, 'x'.repeat(3994))).toThrow(/at most 3993 bytes/);
});
