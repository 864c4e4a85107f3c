import { once } from 'node:events'
import { createServer } from 'node:net'
import os from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { post } from './post.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const send = (url: string) => post(url, { headers: {}, body: '', signal: AbortSignal.timeout(5000) })
const REFUSED = { code: 'direccion_no_permitida' }

const PRIVATE = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1'],
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '255.255.255.255', '2130706433', '0x7f.1', '0177.0.0.1'],
  ...['[::]', '[::1]', '[::127.0.0.1]', '[::8.8.8.8]', '[::ffff:127.0.0.1]', '[::ffff:10.0.0.1]'],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::7f00:1]', '[100::1]'],
  ...['[2001::1]', '[2001:0:7f00:1::]', '[2001:db8::1]', '[2002:7f00:1::1]', '[3fff::1]', '[5f00::1]'],
  ...['[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]'],
]

test.each(PRIVATE)('a request to %s is refused', async (host) => {
  await expect(send(`https://${host}/`)).rejects.toMatchObject(REFUSED)
})

test('a name of this machine is refused once it is resolved, without a connection', async () => {
  const server = createServer()
  const connected = vi.fn()
  server.on('connection', connected)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await expect(send(`https://localhost:${port}/`)).rejects.toMatchObject(REFUSED)
  await expect(send(`http://example.com:${port}/`)).rejects.toMatchObject(REFUSED)
  expect(connected).not.toHaveBeenCalled()
  server.close()
})

test('the public addresses of this machine are refused', async () => {
  const found = (address: string, family: 'IPv4' | 'IPv6') =>
    ({ address, family, internal: false, netmask: '', mac: '', cidr: null }) as os.NetworkInterfaceInfo
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({
    eth0: [found('8.8.4.4', 'IPv4'), found('2606:4700::1', 'IPv6')],
  })
  for (const host of ['8.8.4.4', '[::ffff:8.8.4.4]', '[2606:4700::1]', '[2606:4700:0::0:1]']) {
    await expect(send(`https://${host}/`)).rejects.toMatchObject(REFUSED)
  }
})
