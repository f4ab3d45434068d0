import './ceremony.css'
import { useMemo } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { holdingsOverTime } from '#shared/invasions/story/holdings.ts'
import { type Honour, honoursOf } from '#shared/invasions/story/honours.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import type { CeremonyProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Medallion } from '../leaders/medallion.tsx'
import { Banner } from '../moments/banner.tsx'
import { MapTimeLapse } from '../story/map-time-lapse.tsx'

/** The map through the years, and the titles that the campaign has given. */
export default function InvasionsCeremony({ table, views }: CeremonyProps<Invasions>) {
  const { log, view } = table
  const frames = useMemo(
    () => (views ? holdingsOverTime(log, (number) => views.get(number)?.control, view.control) : []),
    [log, views, view.control]
  )
  const honours = useMemo(() => honoursOf(log, view.control), [log, view.control])
  return (
    <>
      {/* Begins when all is there. */}
      <MapTimeLapse key={String(views !== null)} frames={frames} plays />
      <Honours honours={honours} />
    </>
  )
}

function Honours({ honours }: { readonly honours: readonly Honour[] }) {
  const words = useInvasionsWords()
  if (honours.length === 0) return null
  return (
    <section className="honours">
      <h2>{words.text('honour.titles')}</h2>
      <ul>
        {honours.map((honour) => (
          <li key={honour.title} className={sideClass(sideOfHonour(honour))}>
            <HonourFace honour={honour} />
            <strong>{words.text(`honour.${honour.title}`)}</strong>
            <span>{words.say(holderOf(honour))}</span>
            <span className="honours__deeds">
              {words.text(`honour.${honour.title}-count`, { count: honour.count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HonourFace({ honour }: { readonly honour: Honour }) {
  if (honour.title === 'captain') return <Medallion leader={honour.leader} size={6} />
  if (honour.title === 'realm') return <Banner nation={honour.nation} fate="rises" />
  return <Emblem side={honour.side} size={72} />
}

function sideOfHonour(honour: Honour): string {
  return 'side' in honour ? honour.side : sideOf(honour.nation)
}

function holderOf(honour: Honour) {
  switch (honour.title) {
    case 'captain':
      return message('honour.leader', {
        leader: reference('leader', honour.leader),
        nation: reference('nation', honour.nation)
      })
    case 'realm':
      return message('honour.nation', { nation: reference('nation', honour.nation) })
    default:
      return message('honour.side', { side: reference('side', honour.side) })
  }
}
