import type { CounterSymbol } from '../types.ts'

type Ctx = CanvasRenderingContext2D

/** The pictures on counters, in a box from -0.5 to 0.5 times `s`; ink is the context's stroke and fill. */
export function drawSymbol(ctx: Ctx, symbol: CounterSymbol, s: number): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  ctx.lineWidth = Math.max(1, s * 0.075)
  pictures[symbol](ctx, s)
}

const pictures: Readonly<Record<CounterSymbol, (ctx: Ctx, s: number) => void>> = {
  infantry(ctx, s) {
    stroke(ctx, s, [
      [-0.36, 0.42],
      [0.34, -0.4]
    ])
    fill(ctx, s, [
      [0.34, -0.46],
      [0.42, -0.26],
      [0.2, -0.32]
    ])
    disc(ctx, s, -0.02, 0.06, 0.29, true)
    ctx.save()
    ctx.globalCompositeOperation = 'destination-out'
    disc(ctx, s, -0.02, 0.06, 0.19, false)
    disc(ctx, s, -0.02, 0.06, 0.06, true)
    ctx.restore()
  },
  archer(ctx, s) {
    ctx.beginPath()
    ctx.arc(-s * 0.22, 0, s * 0.44, -1.12, 1.12)
    ctx.stroke()
    const x = -0.22 + 0.44 * Math.cos(1.12)
    const y = 0.44 * Math.sin(1.12)
    stroke(ctx, s, [
      [x, -y],
      [-0.3, 0],
      [x, y]
    ])
    stroke(ctx, s, [
      [-0.3, 0],
      [0.4, 0]
    ])
    fill(ctx, s, [
      [0.48, 0],
      [0.3, -0.11],
      [0.3, 0.11]
    ])
  },
  cavalry(ctx, s) {
    horseHead(ctx, s, 0, 0, 1)
  },
  'horse-archer'(ctx, s) {
    horseHead(ctx, s, -0.12, 0.04, 0.82)
    ctx.beginPath()
    ctx.arc(s * 0.12, -s * 0.02, s * 0.36, -0.95, 0.95)
    ctx.stroke()
    const x = 0.12 + 0.36 * Math.cos(0.95)
    const y = 0.36 * Math.sin(0.95)
    stroke(ctx, s, [
      [x, -0.02 - y],
      [x, -0.02 + y]
    ])
  },
  elite(ctx, s) {
    shield(ctx, s, 0.86)
    ctx.fill()
    ctx.save()
    ctx.globalCompositeOperation = 'destination-out'
    star(ctx, s, 0, -0.04, 0.2)
    ctx.restore()
  },
  fleet(ctx, s) {
    fill(ctx, s, [
      [-0.46, 0.14],
      [0.46, 0.08],
      [0.3, 0.36],
      [-0.3, 0.36]
    ])
    stroke(ctx, s, [
      [0, 0.12],
      [0, -0.46]
    ])
    ctx.beginPath()
    ctx.moveTo(-s * 0.3, -s * 0.36)
    ctx.lineTo(s * 0.3, -s * 0.36)
    ctx.quadraticCurveTo(s * 0.2, -s * 0.16, s * 0.26, 0)
    ctx.lineTo(-s * 0.26, 0)
    ctx.quadraticCurveTo(-s * 0.2, -s * 0.16, -s * 0.3, -s * 0.36)
    ctx.stroke()
  },
  horde(ctx, s) {
    fill(ctx, s, [
      [-0.46, 0.34],
      [-0.3, -0.06],
      [0, -0.36],
      [0.3, -0.06],
      [0.46, 0.34]
    ])
    stroke(ctx, s, [
      [-0.08, -0.46],
      [0.06, -0.28]
    ])
    stroke(ctx, s, [
      [0.08, -0.46],
      [-0.06, -0.28]
    ])
    ctx.save()
    ctx.globalCompositeOperation = 'destination-out'
    fill(ctx, s, [
      [-0.1, 0.36],
      [0, 0.02],
      [0.1, 0.36]
    ])
    ctx.restore()
  },
  leader(ctx, s) {
    fill(ctx, s, [
      [-0.4, 0.3],
      [-0.44, -0.26],
      [-0.2, 0.02],
      [0, -0.38],
      [0.2, 0.02],
      [0.44, -0.26],
      [0.4, 0.3]
    ])
    for (const x of [-0.44, 0, 0.44]) disc(ctx, s, x, x === 0 ? -0.4 : -0.28, 0.065, true)
  },
  capital(ctx, s) {
    fill(ctx, s, [
      [-0.46, -0.16],
      [0, -0.44],
      [0.46, -0.16]
    ])
    for (const x of [-0.34, -0.12, 0.12, 0.34]) {
      stroke(ctx, s, [
        [x, -0.08],
        [x, 0.24]
      ])
    }
    fill(ctx, s, [
      [-0.46, 0.26],
      [0.46, 0.26],
      [0.46, 0.38],
      [-0.46, 0.38]
    ])
  },
  siege(ctx, s) {
    stroke(ctx, s, [
      [-0.34, 0.36],
      [0, -0.4],
      [0.34, 0.36]
    ])
    stroke(ctx, s, [
      [-0.44, 0.06],
      [0.3, -0.02]
    ])
    fill(ctx, s, [
      [0.26, -0.12],
      [0.48, -0.05],
      [0.28, 0.1]
    ])
  },
  devastation(ctx, s) {
    ctx.beginPath()
    ctx.moveTo(0, s * 0.42)
    ctx.bezierCurveTo(-s * 0.46, s * 0.36, -s * 0.34, -s * 0.04, -s * 0.14, -s * 0.16)
    ctx.bezierCurveTo(-s * 0.12, 0, -s * 0.02, 0, 0, -s * 0.46)
    ctx.bezierCurveTo(s * 0.34, -s * 0.14, s * 0.46, s * 0.3, 0, s * 0.42)
    ctx.fill()
  },
  marker(ctx, s) {
    stroke(ctx, s, [
      [-0.28, 0.44],
      [-0.28, -0.44]
    ])
    fill(ctx, s, [
      [-0.26, -0.42],
      [0.42, -0.22],
      [-0.26, 0.02]
    ])
  }
}

type Points = readonly (readonly [number, number])[]

function trace(ctx: Ctx, s: number, points: Points): void {
  ctx.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x * s, y * s)
    else ctx.lineTo(x * s, y * s)
  })
}

function stroke(ctx: Ctx, s: number, points: Points): void {
  trace(ctx, s, points)
  ctx.stroke()
}

function fill(ctx: Ctx, s: number, points: Points): void {
  trace(ctx, s, points)
  ctx.closePath()
  ctx.fill()
}

function disc(ctx: Ctx, s: number, x: number, y: number, r: number, filled: boolean): void {
  ctx.beginPath()
  ctx.arc(x * s, y * s, r * s, 0, Math.PI * 2)
  if (filled) ctx.fill()
  else ctx.stroke()
}

export function shield(ctx: Ctx, s: number, k: number): void {
  const w = s * 0.42 * k
  const t = -s * 0.46 * k
  ctx.beginPath()
  ctx.moveTo(-w, t)
  ctx.lineTo(w, t)
  ctx.lineTo(w, s * 0.02)
  ctx.quadraticCurveTo(w * 0.9, s * 0.34 * k, 0, s * 0.52 * k)
  ctx.quadraticCurveTo(-w * 0.9, s * 0.34 * k, -w, s * 0.02)
  ctx.closePath()
}

function star(ctx: Ctx, s: number, x: number, y: number, r: number): void {
  ctx.beginPath()
  for (let i = 0; i < 10; i++) {
    const a = -Math.PI / 2 + (i * Math.PI) / 5
    const d = (i % 2 === 0 ? r : r * 0.42) * s
    ctx.lineTo(x * s + Math.cos(a) * d, y * s + Math.sin(a) * d)
  }
  ctx.closePath()
  ctx.fill()
}

function horseHead(ctx: Ctx, s: number, dx: number, dy: number, k: number): void {
  const p = (x: number, y: number): [number, number] => [(x * k + dx) * s, (y * k + dy) * s]
  ctx.beginPath()
  ctx.moveTo(...p(-0.32, 0.46))
  ctx.quadraticCurveTo(...p(-0.38, -0.02), ...p(-0.06, -0.28))
  ctx.lineTo(...p(-0.08, -0.48))
  ctx.lineTo(...p(0.08, -0.34))
  ctx.quadraticCurveTo(...p(0.26, -0.22), ...p(0.44, 0.08))
  ctx.quadraticCurveTo(...p(0.44, 0.2), ...p(0.3, 0.22))
  ctx.quadraticCurveTo(...p(0.16, 0.08), ...p(0.06, 0.08))
  ctx.quadraticCurveTo(...p(0.02, 0.24), ...p(0.22, 0.46))
  ctx.closePath()
  ctx.fill()
}
