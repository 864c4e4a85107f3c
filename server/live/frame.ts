const TEXT = 0x81
const PONG = 0x8a

/** Returns a WebSocket text message as bytes for the wire, so that it is framed once for all connections. */
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

/** Returns the answer to a ping, which repeats the ping's payload of at most 125 bytes. */
export const pongFrame = (data: Buffer): Buffer => Buffer.concat([Buffer.from([PONG, data.length]), data])
