import { readFileSync } from 'node:fs'
import { geoConicConformal } from 'd3-geo'
import { z } from 'zod'
import type { Point, PointLine } from '../lib/geometry.ts'

const lonLat = z.tuple([z.number(), z.number()])
const lines = z.record(z.string(), z.array(z.array(lonLat)))

function load<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(`${import.meta.dirname}/../data/${name}.json`, 'utf8')))
}

/** What a person decides about the map, in longitude and latitude. */
export const inputs = {
  provinces: load(
    'provinces',
    z.record(
      z.string(),
      z.strictObject({
        anchors: z.array(lonLat).min(1),
        city: lonLat.optional(),
        note: z.string().optional()
      })
    )
  ),
  seas: load('seas', z.record(z.string(), z.array(lonLat).min(1))),
  wasteland: load('wasteland', z.strictObject({ land: z.array(lonLat), sea: z.array(lonLat) })),
  rivers: load('rivers', lines),
  ranges: load('ranges', lines),
  straits: load('straits', z.record(z.string(), z.tuple([lonLat, lonLat]))),
  lakes: load('lakes', z.record(z.string(), lonLat)),
  /** How much to enlarge the smallest islands. */
  islands: load('islands', z.record(z.string(), z.number().min(1).max(2))),
  aral: load('aral', z.array(lonLat))
}

const conic = geoConicConformal()
  .parallels([35, 55])
  .rotate([-30, 0])
  .center([0, 42])
  .scale(2550)
  .translate([1650, 1190])

/** Conformal cone over Europe: one unit is about 2.5 km before the enlargement. */
export function project(point: readonly [number, number]): Point {
  const projected = conic([point[0], point[1]])
  if (!projected) throw new Error(`no place on the map for ${point.join(', ')}`)
  return projected
}

export const projectLine = (line: readonly (readonly [number, number])[]): PointLine => line.map(project)
