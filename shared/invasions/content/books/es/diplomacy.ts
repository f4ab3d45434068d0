/** The history behind the diplomacy cards. */
export const diplomacy = {
  alliance:
    'Las alianzas de la época duraban lo que un enemigo común: Aecio y los godos en 451, Justiniano y los lombardos, Persia y los turcos. Los reyezuelos firmaban lo que les ponía delante el ejército más cercano.',
  treaty:
    'Joviano compró en 363 la vuelta de su ejército con Nísibis y cinco provincias del otro lado del Tigris. Sus gentes salieron llorando con lo que podían cargar.',
  marriage:
    'Teodorico casó a su hermana, sus hijas y su sobrina con vándalos, visigodos, burgundios y turingios. Mantuvo la paz en occidente una generación.',
  tribute:
    'Constantinopla pagaba a Atila 700 y más tarde 2.100 libras de oro al año. Era menos que una guerra perdida y más de lo que el Senado quería confesar.',
  foedus:
    'Teodosio asentó en 382 a los godos dentro del Imperio con sus propios jefes, como soldados a sueldo. El trato salvó el momento y cambió el futuro.',
  corruption:
    'Los asedios acabados con una bolsa son difíciles de contar, pues ambos bandos callaban. Los obispos lo hacían a las claras: Gregorio pagó a los lombardos con el arca de la Iglesia.',
  mercenary:
    'Los hunos sirvieron a Aecio, los hérulos a Narsés, moros y árabes a todos. Luchaban contra cualquier pueblo menos el suyo.',
  nothing:
    'Los enviados traían seda, pimienta y largos discursos, y muchas veces volvían sin nada más. El rival que los veía ir y venir no podía saberlo.'
} as const
