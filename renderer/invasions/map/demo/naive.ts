import { Application, Container, Graphics, Text } from 'pixi.js'
import 'pixi.js/unsafe-eval'
import type { MapDrawing } from '#shared/map/drawing.ts'
import drawingUrl from '../../../../assets/map/drawing.json?url'
import { decodeDrawing } from '../../../map/model/map-model.ts'
import { themes } from '../../../map/theme.ts'
import { createInvasionsTranslator } from '../../i18n/invasions-translator.ts'
import { mapFacts, printedCities } from '../map-facts.ts'
import { mapWordsOf } from '../map-words.ts'
import { type CameraPosition, finisher, journeys } from './measure.ts'

/** The baseline of the measurements: the map as a first attempt would draw it, one Graphics and one Text for each province. */
const drawing: MapDrawing = await (await fetch(drawingUrl)).json()
const model = decodeDrawing(drawing)
const facts = mapFacts('base', printedCities, mapWordsOf(createInvasionsTranslator('en')))
const theme = themes.light
const app = new Application()
await app.init({
  width: window.innerWidth,
  height: window.innerHeight,
  autoStart: false,
  antialias: false,
  preference: new URLSearchParams(location.search).has('canvas') ? 'canvas' : 'webgl',
  background: theme.sea
})
document.getElementById('root')?.append(app.canvas)
const world = new Container()
app.stage.addChild(world)

for (const shape of [...model.wasteland, ...model.provinces.filter((p) => p.extent === 'base')]) {
  const graphics = new Graphics()
  const terrain = facts.provinces[shape.id]?.terrain
  const colour = terrain ? theme.terrain[terrain] : theme.wasteland
  for (const ring of shape.rings) {
    graphics
      .poly([...ring])
      .fill(colour)
      .stroke({ width: 1, color: theme.coast })
  }
  world.addChild(graphics)
}
for (const shape of model.provinces) {
  const name = facts.provinces[shape.id]?.name
  if (shape.extent !== 'base' || !name || !shape.label) continue
  const text = new Text({ text: name, style: { fontFamily: 'serif', fontSize: 13, fill: theme.ink } })
  text.anchor.set(0.5)
  text.position.set(shape.label.at[0], shape.label.at[1])
  world.addChild(text)
}

const { base } = drawing.frames
const fit = {
  x: base.x + base.width / 2,
  y: base.y + base.height / 2,
  scale: Math.min(window.innerWidth / base.width, window.innerHeight / base.height)
}
const finish = finisher(app.canvas)
const frame = ({ x, y, scale }: CameraPosition): number => {
  const start = performance.now()
  world.scale.set(scale)
  world.position.set(window.innerWidth / 2 - x * scale, window.innerHeight / 2 - y * scale)
  app.render()
  finish()
  return performance.now() - start
}
window.journeys = { retained: journeys(fit, frame) }
