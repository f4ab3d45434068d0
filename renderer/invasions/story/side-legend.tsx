import { sideIds } from '#shared/invasions/content/ids.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

/** The legend of the sides' colours. */
export function SideLegend() {
  const words = useInvasionsWords()
  return (
    <ul className="side-key">
      {sideIds.map((side) => (
        <li key={side}>
          <Emblem side={side} size={18} />
          {words.name('side', side)}
        </li>
      ))}
      <li>
        <span className="side-key__free" />
        {words.text('lapse.free')}
      </li>
    </ul>
  )
}
