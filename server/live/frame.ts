const TEXT = 0x81
const PONG = 0x8a

/** A whole WebSocket text message as the bytes that go on the wire, so that it is framed once for all. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = TEXT
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}

/** The answer to a ping, which carries the ping's own bytes, 125 at most. */
export const pongFrame = (data: Buffer): Buffer => Buffer.concat([Buffer.from([PONG, data.length]), data])
