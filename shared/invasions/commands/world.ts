import { CommandError, type WordsCommand } from '../../engine/game-command.ts'
import { areas } from '../world/areas.ts'
import { findByName, type SearchResult } from '../world/find-by-name.ts'
import { provinces } from '../world/provinces.ts'
import { coastOf, seasOf } from '../world/sea-queries.ts'
import { seas } from '../world/seas.ts'
import {
  type Area,
  areaNeighbours,
  neighbours,
  type Province,
  provincesOf,
  type Sea,
  shortestPath
} from '../world/world-queries.ts'

const USAGE = 'province <name> | area <name> | sea <name> | distance <from> <to> | all'
const allProvinces: readonly Province[] = provinces
const allAreas: readonly Area[] = areas
const allSeas: readonly Sea[] = seas

const describeProvince = ({ id, name, area, map, terrain, income, city }: Province) => ({
  id,
  name,
  area,
  map,
  terrain,
  income,
  city,
  neighbours: neighbours(id),
  seas: seasOf(id)
})

const describeArea = ({ id, name, kind, map, half, kingdomIncome, empireIncome }: Area) => ({
  id,
  name,
  kind,
  map,
  half,
  kingdomIncome,
  empireIncome,
  provinces: provincesOf(id).map((record) => record.id),
  neighbours: areaNeighbours(id)
})

const describeSea = ({ id, name, monopoly, neighbours: others }: Sea) => ({
  id,
  name,
  monopoly,
  neighbours: others,
  coast: coastOf(id)
})

function pick<T extends { readonly name: string }>(what: string, wanted: string, found: SearchResult<T>): T {
  if (found.ok) return found.value
  const names = found.nearest.map(({ name }) => name).join(', ')
  throw new CommandError(`no ${what} '${wanted}'. Nearest: ${names}`)
}

function one(args: readonly string[]): string {
  const [name, ...rest] = args
  if (name === undefined || rest.length > 0) throw new CommandError(`usage: world ${USAGE}`)
  return name
}

const provinceNamed = (name: string) => pick('province', name, findByName(allProvinces, name))

function describeDistance(args: readonly string[]) {
  const [from, to, ...rest] = args
  if (from === undefined || to === undefined || rest.length > 0)
    throw new CommandError(`usage: world ${USAGE}`)
  const [a, b] = [provinceNamed(from), provinceNamed(to)]
  const way = shortestPath(a.id, b.id)
  return { steps: way && way.length - 1, path: way }
}

export const worldCommand: WordsCommand = {
  name: 'world',
  summary: 'provinces, areas, sea zones and distances',
  takes: 'words',
  usage: USAGE,
  run([what, ...args]) {
    switch (what) {
      case 'province':
        return describeProvince(provinceNamed(one(args)))
      case 'area':
        return describeArea(pick('area', one(args), findByName(allAreas, one(args))))
      case 'sea':
        return describeSea(pick('sea', one(args), findByName(allSeas, one(args))))
      case 'distance':
        return describeDistance(args)
      case 'all':
        return {
          provinces: allProvinces.map(describeProvince),
          areas: allAreas.map(describeArea),
          seas: allSeas.map(describeSea)
        }
      default:
        throw new CommandError(`usage: world ${USAGE}`)
    }
  }
}
