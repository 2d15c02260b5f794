/** What notices are sent to: a local web server, and the keys with which a browser reads what is pushed. */
import { createHmac, webcrypto } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The private half of a subscription that a page has made (`fakePush`). */
export interface Keys {
  jwk: JsonWebKey;
  p256dh: string;
  auth: string;
}

export class Receiver {
  readonly received: Received[] = [];
  status = 201;
  readonly #server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      this.received.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(parts),
      });
      answer.writeHead(this.status).end();
    });
  });

  async open(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
    return this;
  }

  close(): void {
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
}

/** Is a webhook signed with this secret (https://www.standardwebhooks.com)? */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.`;
  const signature = createHmac("sha256", key).update(signed).update(body).digest("base64");
  return headers["webhook-signature"] === `v1,${signature}`;
}

/** Read a push message as a browser does (RFC 8291). */
export async function decrypt(body: Buffer, { jwk, p256dh, auth }: Keys): Promise<string> {
  const { subtle } = webcrypto;
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const theirs = body.subarray(21, 21 + length);
  const curve = { name: "ECDH", namedCurve: "P-256" };
  const own = await subtle.importKey("jwk", jwk, curve, false, ["deriveBits"]);
  const other = await subtle.importKey("raw", theirs, curve, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const derive = async (from: ArrayBuffer, with_: Buffer, info: Buffer, bits: number): Promise<ArrayBuffer> =>
    subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt: with_, info },
      await subtle.importKey("raw", from, "HKDF", false, ["deriveBits"]),
      bits,
    );
  const point = Buffer.from(p256dh, "base64url");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), point, theirs]);
  const secret = await derive(shared, Buffer.from(auth, "base64url"), info, 256);
  const key = await derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 128);
  const iv = await derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 96);
  const cipher = await subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const record = body.subarray(21 + length);
  const plain = Buffer.from(await subtle.decrypt({ name: "AES-GCM", iv }, cipher, record));
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
