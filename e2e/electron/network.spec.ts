import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from './desktop.ts'

/** WebRTC gathers its candidates within this time. */
const GATHERING_MS = 3000

test('WebRTC reaches nobody, neither by UDP nor by TCP', async ({ desktop }) => {
  const heard: string[] = []
  const tcp = createServer((socket) => {
    heard.push('tcp')
    socket.destroy()
  }).listen(0, '127.0.0.1')
  const udp = createSocket('udp4', () => heard.push('udp'))
  udp.bind(0, '127.0.0.1')
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')])
  const ports = { tcp: (tcp.address() as AddressInfo).port, udp: udp.address().port }
  const { page } = await desktop.start()
  await page.evaluate(
    async ({ tcp, udp, wait }) => {
      const relay = { urls: `turn:127.0.0.1:${tcp}?transport=tcp`, username: 'u', credential: 'c' }
      const peer = new RTCPeerConnection({ iceServers: [relay, { urls: `stun:127.0.0.1:${udp}` }] })
      peer.createDataChannel('x')
      await peer.setLocalDescription(await peer.createOffer())
      await new Promise((resolve) => setTimeout(resolve, wait))
      peer.close()
    },
    { ...ports, wait: GATHERING_MS }
  )
  tcp.close()
  udp.close()
  expect(heard).toEqual([])
})
