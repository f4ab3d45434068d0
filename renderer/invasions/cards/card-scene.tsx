import { useId } from 'react'
import type { CardDesign } from './card-designs.ts'
import { cardSubject, subjectPath } from './card-symbol.tsx'

/** Where the emblem of a card stands: our own drawings, 240 by 80 units. */
const settings = {
  sea: {
    far: 'M0 52Q30 40 62 52ZM168 52Q196 36 240 48V52Z',
    near: 'M0 52H240V80H0Z',
    line: 'M6 60q6-5 12 0t12 0 12 0 12 0M70 68q6-5 12 0t12 0 12 0M150 60q6-5 12 0t12 0 12 0 12 0M190 72q6-5 12 0t12 0 12 0M20 74q6-5 12 0t12 0'
  },
  camp: {
    far: 'M0 58Q40 30 90 52T180 44T240 54V80H0Z',
    near: 'M0 66Q60 58 120 64T240 62V80H0ZM18 66 36 40 54 66ZM46 67 62 46 78 67ZM176 65 194 38 212 65ZM204 64 220 44 236 64Z',
    line: 'M36 40V34M36 34l7 2-7 2M194 38V31M194 31l7 2-7 2M92 64V30M98 64V28M104 64V30M140 64V30M146 64V28M152 64V30'
  },
  church: {
    far: 'M20 80V44A16 16 0 0 1 52 44V80ZM188 80V44A16 16 0 0 1 220 44V80Z',
    near: 'M0 74H240V80H0ZM8 30H14V74H8ZM58 30H64V74H58ZM176 30H182V74H176ZM226 30H232V74H226ZM4 26H18V31H4ZM54 26H68V31H54ZM172 26H186V31H172ZM222 26H236V31H222Z',
    line: 'M14 28A22 22 0 0 1 58 28M182 28A22 22 0 0 1 226 28M36 34v26M28 42h16M204 34v26M196 42h16'
  },
  river: {
    far: 'M0 50Q46 24 92 46T170 40T240 46V80H0Z',
    near: 'M0 80V70Q70 60 92 54T150 52T240 72V80Z',
    line: 'M12 68V52M16 68V48M20 68V54M212 66V48M217 67V44M222 68V50M84 66q10-5 20 0t20 0 20 0M60 74q10-5 20 0t20 0 20 0 20 0 20 0'
  },
  court: {
    far: 'M0 0H240V10Q220 30 200 10Q180 32 160 10Q140 26 120 10Q100 26 80 10Q60 32 40 10Q20 30 0 10Z',
    near: 'M0 72H240V80H0ZM20 24H34V72H20ZM48 30H58V72H48ZM182 30H192V72H182ZM206 24H220V72H206ZM16 19H38V25H16ZM202 19H224V25H202Z',
    line: 'M25 27V70M29 27V70M211 27V70M215 27V70M52 32V70M186 32V70M70 76H170'
  },
  night: {
    far: 'M0 62 34 34 60 56 92 26 128 60 160 38 192 62 218 44 240 58V80H0Z',
    near: 'M0 70Q60 60 120 70T240 66V80H0Z',
    line: 'M20 14v6M17 17h6M64 10v4M62 12h4M178 16v6M175 19h6M216 10v4M214 12h4M144 8v4M142 10h4M92 26l6 8-8 4M34 34l5 8-7 3'
  },
  city: {
    far: 'M10 80V46H28V36H40V52H58V80ZM182 80V50H196V38H212V48H230V80Z',
    near: 'M0 80V60H8V55H16V60H24V55H32V60H48V55H56V60H72V80ZM168 80V60H184V55H192V60H208V55H216V60H232V55H240V80ZM72 80V64H168V80Z',
    line: 'M8 68H64M20 60V68M44 68V76M176 68H232M196 60V68M212 68V76M80 72H160M22 46V40M34 36V31'
  },
  farm: {
    far: 'M0 52Q60 36 120 50T240 46V80H0Z',
    near: 'M0 60H240V80H0ZM24 60V50A9 9 0 1 1 30 50V60ZM206 60V48A10 10 0 1 1 213 48V60Z',
    line: 'M10 80 70 60M50 80 92 60M92 80 108 60M150 80 132 60M190 80 148 60M230 80 170 60M26 36v8M209 30v10'
  }
} as const
type Setting = keyof typeof settings

/** The setting that suits each emblem. */
const settingOf: Readonly<Record<ReturnType<typeof cardSubject>, Setting>> = {
  anchor: 'sea',
  boat: 'sea',
  storm: 'sea',
  arrows: 'camp',
  boots: 'camp',
  horse: 'camp',
  shield: 'camp',
  swords: 'camp',
  book: 'church',
  cross: 'church',
  bridge: 'river',
  fog: 'river',
  coins: 'court',
  crown: 'court',
  dagger: 'court',
  die: 'court',
  eye: 'court',
  hands: 'court',
  rings: 'court',
  scales: 'court',
  scroll: 'court',
  comet: 'night',
  snow: 'night',
  fire: 'city',
  tower: 'city',
  skull: 'farm',
  wheat: 'farm'
}

/** The picture on a card: its emblem in a landscape or a room that suits it, in the colour of its kind. */
export function CardScene({ design }: { readonly design: CardDesign }) {
  const sky = useId()
  const subject = cardSubject(design)
  const { far, near, line } = settings[settingOf[subject]]
  return (
    <svg
      className="card-scene"
      viewBox="0 0 240 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={sky} cx="50%" cy="45%" r="60%">
          <stop className="card-scene__glow" offset="0%" />
          <stop className="card-scene__dusk" offset="100%" />
        </radialGradient>
      </defs>
      <rect width="240" height="80" fill={`url(#${sky})`} />
      <path className="card-scene__far" d={far} />
      <path className="card-scene__near" d={near} />
      <path className="card-scene__line" d={line} />
      <circle className="card-scene__field" cx="120" cy="40" r="33" />
      <circle className="card-scene__rim" cx="120" cy="40" r="30" />
      <path
        className="card-scene__emblem"
        d={subjectPath(subject)}
        transform="translate(99 19) scale(1.75)"
      />
    </svg>
  )
}
