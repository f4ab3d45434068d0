import type { SeatPlan } from './seat-plan.ts'

const STEPS = 60

/** The benches as steps of marble. */
export function HallBenches({ benches, centre, seatHeight }: SeatPlan) {
  return (
    <svg className="rep-hall__benches" aria-hidden="true" focusable="false">
      {benches.map((bench) => {
        const path = benchPath(bench, centre)
        return (
          <g key={bench.rx}>
            <path className="rep-hall__bench" d={path} strokeWidth={seatHeight * 1.12} opacity={0.55} />
            <path className="rep-hall__edge" d={benchPath(inner(bench, seatHeight * 0.58), centre)} />
          </g>
        )
      })}
    </svg>
  )
}

type Bench = SeatPlan['benches'][number]

const inner = ({ rx, ry, power }: Bench, by: number): Bench => ({ rx: rx - by, ry: ry - by, power })

/** The upper half of a rounded rectangle between an ellipse and a box. */
function benchPath({ rx, ry, power }: Bench, { x, y }: SeatPlan['centre']): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI * (1 - step / STEPS)
    const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))]
    const at = [x + rx * Math.sign(cos) * Math.abs(cos) ** (2 / power), y - ry * sin ** (2 / power)]
    return at.map((each) => each.toFixed(1)).join(' ')
  })
  const down = y + 200
  return `M${(x - rx).toFixed(1)} ${down}L${points.join('L')}L${(x + rx).toFixed(1)} ${down}`
}
