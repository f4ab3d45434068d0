import type { ProvinceId } from './provinces.ts'
import type { Source } from './record-source.ts'

/** A link between two circles. A broken one crosses difficult ground, which has a name. */
export interface LinkRecord {
  readonly ends: readonly [ProvinceId, ProvinceId]
  readonly broken?: Obstacle
  /** The source for this link. */
  readonly source: Source
}

export interface Obstacle {
  readonly kind: 'mountains' | 'river' | 'strait' | 'desert'
  /** Latin, and the same in every language. */
  readonly name: string
}

export const links: readonly LinkRecord[] = [
  { ends: ['gaetulia', 'tingitana'], broken: { kind: 'mountains', name: 'Atlas' }, source: 'rulebook' },
  { ends: ['gaetulia', 'caesariensis'], broken: { kind: 'mountains', name: 'Atlas' }, source: 'ours' },
  { ends: ['tingitana', 'baetica'], broken: { kind: 'strait', name: 'Fretum Gaditanum' }, source: 'ours' },
  { ends: ['tingitana', 'caesariensis'], broken: { kind: 'river', name: 'Mulucha' }, source: 'ours' },
  { ends: ['baetica', 'carthaginensis'], source: 'ours' },
  { ends: ['baetica', 'lusitania'], source: 'ours' },
  { ends: ['lusitania', 'carthaginensis'], source: 'ours' },
  { ends: ['lusitania', 'gallaecia'], source: 'ours' },
  { ends: ['gallaecia', 'tarraconensis'], source: 'ours' },
  { ends: ['carthaginensis', 'tarraconensis'], source: 'ours' },
  {
    ends: ['tarraconensis', 'narbonensis'],
    broken: { kind: 'mountains', name: 'Pyrenaei Montes' },
    source: 'rulebook'
  },
  {
    ends: ['tarraconensis', 'aquitania'],
    broken: { kind: 'mountains', name: 'Pyrenaei Montes' },
    source: 'ours'
  },
  { ends: ['britannia', 'belgica'], broken: { kind: 'strait', name: 'Fretum Gallicum' }, source: 'rulebook' },
  { ends: ['britannia', 'lugdunensis'], broken: { kind: 'strait', name: 'Fretum Gallicum' }, source: 'ours' },
  { ends: ['belgica', 'germania-inferior'], source: 'ours' },
  { ends: ['belgica', 'lugdunensis'], source: 'ours' },
  { ends: ['belgica', 'germania-superior'], source: 'ours' },
  { ends: ['germania-inferior', 'germania-superior'], source: 'ours' },
  { ends: ['germania-superior', 'lugdunensis'], source: 'ours' },
  { ends: ['germania-superior', 'narbonensis'], source: 'rulebook' },
  {
    ends: ['germania-superior', 'cisalpina'],
    broken: { kind: 'mountains', name: 'Alpes' },
    source: 'rulebook'
  },
  { ends: ['germania-superior', 'rhaetia'], broken: { kind: 'river', name: 'Rhenus' }, source: 'ours' },
  { ends: ['lugdunensis', 'aquitania'], source: 'ours' },
  { ends: ['lugdunensis', 'narbonensis'], source: 'rulebook' },
  { ends: ['aquitania', 'narbonensis'], source: 'ours' },
  { ends: ['narbonensis', 'cisalpina'], broken: { kind: 'mountains', name: 'Alpes' }, source: 'rulebook' },
  {
    ends: ['germania-magna', 'pannonia-inferior'],
    broken: { kind: 'river', name: 'Danuvius' },
    source: 'rulebook'
  },
  { ends: ['germania-magna', 'noricum'], broken: { kind: 'river', name: 'Danuvius' }, source: 'ours' },
  { ends: ['pannonia-inferior', 'pannonia-superior'], source: 'ours' },
  { ends: ['pannonia-superior', 'noricum'], source: 'ours' },
  { ends: ['pannonia-inferior', 'noricum'], source: 'public' },
  { ends: ['noricum', 'rhaetia'], source: 'ours' },
  {
    ends: ['rhaetia', 'pannonia-superior'],
    broken: { kind: 'mountains', name: 'Alpes Noricae' },
    source: 'rulebook'
  },
  { ends: ['rhaetia', 'cisalpina'], broken: { kind: 'mountains', name: 'Alpes' }, source: 'ours' },
  {
    ends: ['pannonia-superior', 'cisalpina'],
    broken: { kind: 'mountains', name: 'Alpes Iuliae' },
    source: 'rulebook'
  },
  { ends: ['pannonia-superior', 'dalmatia'], source: 'rulebook' },
  { ends: ['pannonia-inferior', 'dalmatia'], source: 'ours' },
  { ends: ['dalmatia', 'dardania'], broken: { kind: 'mountains', name: 'Scardus Mons' }, source: 'ours' },
  { ends: ['pannonia-inferior', 'moesia-superior'], source: 'ours' },
  { ends: ['dardania', 'moesia-superior'], source: 'ours' },
  { ends: ['dardania', 'macedonia'], source: 'ours' },
  { ends: ['dardania', 'epirus'], broken: { kind: 'mountains', name: 'Pindus' }, source: 'ours' },
  { ends: ['sarmatia', 'moesia-inferior'], broken: { kind: 'river', name: 'Danuvius' }, source: 'rulebook' },
  { ends: ['sarmatia', 'moesia-superior'], broken: { kind: 'river', name: 'Danuvius' }, source: 'ours' },
  { ends: ['moesia-inferior', 'moesia-superior'], source: 'ours' },
  { ends: ['moesia-inferior', 'thracia'], broken: { kind: 'mountains', name: 'Haemus' }, source: 'ours' },
  { ends: ['moesia-superior', 'thracia'], source: 'ours' },
  { ends: ['moesia-superior', 'macedonia'], source: 'ours' },
  { ends: ['thracia', 'macedonia'], source: 'rulebook' },
  { ends: ['macedonia', 'epirus'], source: 'rulebook' },
  { ends: ['macedonia', 'achaia'], source: 'ours' },
  { ends: ['achaia', 'epirus'], broken: { kind: 'strait', name: 'Sinus Corinthiacus' }, source: 'ours' },
  { ends: ['epirus', 'lucania'], broken: { kind: 'strait', name: 'Fretum Hydruntinum' }, source: 'public' },
  { ends: ['thracia', 'bithynia'], broken: { kind: 'strait', name: 'Bosporus' }, source: 'ours' },
  { ends: ['thracia', 'asia'], broken: { kind: 'strait', name: 'Hellespontus' }, source: 'rulebook' },
  { ends: ['bithynia', 'asia'], source: 'ours' },
  { ends: ['bithynia', 'pontus'], source: 'ours' },
  { ends: ['pontus', 'cappadocia'], source: 'ours' },
  { ends: ['asia', 'cappadocia'], source: 'ours' },
  { ends: ['asia', 'cilicia'], broken: { kind: 'mountains', name: 'Taurus' }, source: 'ours' },
  { ends: ['cilicia', 'cappadocia'], broken: { kind: 'mountains', name: 'Taurus' }, source: 'ours' },
  { ends: ['cilicia', 'syria'], source: 'ours' },
  { ends: ['syria', 'cappadocia'], source: 'ours' },
  { ends: ['persia', 'syria'], broken: { kind: 'river', name: 'Euphrates' }, source: 'rulebook' },
  { ends: ['persia', 'cappadocia'], broken: { kind: 'mountains', name: 'Armenia' }, source: 'ours' },
  { ends: ['syria', 'aegyptus'], broken: { kind: 'desert', name: 'Deserta Arabiae' }, source: 'ours' },
  { ends: ['libya', 'aegyptus'], broken: { kind: 'desert', name: 'Deserta Libyae' }, source: 'rulebook' },
  { ends: ['libya', 'cyrenaica'], broken: { kind: 'desert', name: 'Deserta Libyae' }, source: 'ours' },
  { ends: ['aegyptus', 'cyrenaica'], source: 'ours' },
  { ends: ['cyrenaica', 'tripolitania'], source: 'ours' },
  { ends: ['tripolitania', 'proconsularis'], source: 'ours' },
  { ends: ['tripolitania', 'numidia'], source: 'ours' },
  { ends: ['numidia', 'proconsularis'], source: 'ours' },
  { ends: ['numidia', 'caesariensis'], source: 'ours' },
  { ends: ['proconsularis', 'sicilia'], broken: { kind: 'strait', name: 'Fretum Africum' }, source: 'ours' },
  { ends: ['sicilia', 'lucania'], broken: { kind: 'strait', name: 'Fretum Siculum' }, source: 'ours' },
  { ends: ['lucania', 'roma'], source: 'public' },
  { ends: ['roma', 'etruria'], source: 'rulebook' },
  { ends: ['etruria', 'cisalpina'], source: 'rulebook' },
  { ends: ['sardinia', 'etruria'], broken: { kind: 'strait', name: 'Fretum Corsum' }, source: 'ours' },
  { ends: ['sardinia', 'roma'], broken: { kind: 'strait', name: 'Mare Tyrrhenum' }, source: 'ours' }
]
