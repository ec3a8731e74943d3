import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ContinentSlug, Motif } from '../landmark.js';
import { coloursOf, paletteOf } from '../palette.js';
import { rngOf } from '../prng.js';
import { motifs } from './index.js';

const palette = paletteOf('motifs', 'europa', 'day');

/** A motif in each of its variants, by region or name. */
const variants: readonly (readonly [string, Motif, ContinentSlug, string])[] = [
  ...(Object.keys(motifs) as Motif[]).map((motif) => [motif, motif, 'europa', motif] as const),
  ['towers of today', 'skyscrapers', 'asia', 'West Bay'],
  ['banded tower', 'iron-tower', 'asia', 'Tokyo Tower'],
  ['banded tower with a clock', 'iron-tower', 'asia', 'Sapporo TV Tower'],
  ['banded tower with a crown', 'iron-tower', 'asia', 'Tsūtenkaku'],
  ['parliament', 'dome', 'europa', 'Hungarian Parliament'],
  ['cloth hall', 'arches', 'europa', 'Cloth Hall'],
  ['gallery of glass', 'arches', 'europa', 'Galleria Vittorio Emanuele II'],
  ['theatre on a slope', 'arena', 'asia', 'Roman Theater'],
  ['theatre with its stage', 'arena', 'europa', 'Ancient Theater of Philippopolis'],
  ['stadium under an arch', 'arena', 'africa', 'Moses Mabhida Stadium'],
  ['crowned tower', 'castle', 'europa', 'Minčeta Tower'],
  ['castle with a minster', 'castle', 'europa', 'Prague Castle'],
  ['tower of gold', 'castle', 'europa', 'Torre del Oro'],
  ['round grave', 'castle', 'europa', 'Tomb of Caecilia Metella'],
  ['tower of the winds', 'towers', 'europa', 'Tower of the Winds'],
  ['house of points', 'towers', 'europa', 'Casa de les Punxes'],
  ['roman vault', 'dome', 'europa', 'Pantheon'],
  ['steep pyramid', 'pyramids', 'europa', 'Pyramid of Cestius'],
  ['empress', 'statue', 'europa', 'Maria Theresa Monument'],
  ['naked hero with a sling', 'statue', 'europa', 'Bronze David on Piazzale Michelangelo'],
  ['naked hero with an orb', 'statue', 'europa', 'Napoleon as Mars'],
  ['poet at his ease', 'statue', 'europa', 'Oscar Wilde'],
  ['gate of thunder', 'gate', 'asia', 'Kaminarimon'],
  ['open tower', 'gate', 'europa', 'Porta San Niccolò'],
  ['elevated train', 'tram', 'america', 'Elevated trains of the Loop'],
  ['bridge of anglers', 'bridge', 'europa', 'Galata Bridge'],
  ['sliding bridge', 'bridge', 'europa', 'Inderhavnsbroen'],
  ['gilt bronze', 'statue', 'asia', 'Gilt bronzes of Hōryū-ji'],
  ['river god', 'statue', 'europa', 'Statue of the Nile God'],
  ['gate of a Chinatown', 'gate', 'oceania', 'Chinatown'],
  ['transporter bridge', 'bridge', 'america', 'Nicolás Avellaneda transporter bridge'],
  ['wooden wharf', 'canal-houses', 'europa', 'Bryggen'],
  ['palazzi', 'canal-houses', 'europa', 'San Polo'],
  ['brick warehouses', 'canal-houses', 'europa', 'Speicherstadt'],
  ['timbered houses', 'canal-houses', 'europa', 'Petite France'],
  ['bay houses', 'rooftops', 'america', 'Painted Ladies'],
  ['green mountain', 'mountain', 'oceania', 'Mo’orea across the channel'],
  ['green volcano', 'volcano', 'america', 'Volcán de Agua'],
  ['crater', 'volcano', 'america', 'Diamond Head'],
  ['maghrebi minaret', 'minaret', 'africa', 'Koutoubia'],
  ['japanese keep', 'castle', 'asia', 'Osaka Castle'],
  ['paper lanterns', 'lantern', 'asia', 'Lantern street'],
  ['fir', 'pine', 'america', 'Stanley Park'],
  ['snowy volcano', 'volcano', 'asia', 'Mount Fuji'],
  ['table mountain', 'mountain', 'africa', 'Table Mountain'],
  ['bascule bridge', 'bridge', 'europa', 'Tower Bridge'],
  ['louvre', 'pyramids', 'europa', 'Louvre Pyramid'],
  ['sagrada', 'cathedral', 'europa', 'Sagrada Família'],
  ['stepped tower', 'cathedral', 'europa', 'Hallgrímskirkja'],
  ['milan', 'cathedral', 'europa', 'Milan Cathedral'],
  ['bridge with houses', 'bridge', 'europa', 'Ponte Vecchio'],
  ['steel arch', 'bridge', 'oceania', 'Sydney Harbour Bridge'],
  ['steel arch under a road', 'bridge', 'europa', 'Dom Luís I Bridge'],
  ['steel arch in a row', 'arches', 'oceania', 'Sydney Harbour Bridge'],
  ['stone suspension bridge', 'suspension-bridge', 'america', 'Brooklyn Bridge'],
  ['horseshoe gate', 'gate', 'africa', 'Bab Bou Jeloud'],
  ['quadriga', 'gate', 'europa', 'Brandenburg Gate'],
  ['camels', 'pyramids', 'africa', 'Pyramids of Giza'],
  ['korean gate', 'gate', 'asia', 'Gwanghwamun'],
  ['wind palace', 'palace', 'asia', 'Hawa Mahal'],
  ['hill fort', 'castle', 'asia', 'Amber Fort'],
  ['bare dome', 'dome', 'asia', 'Atomic Bomb Dome'],
  ['portal dome', 'dome', 'asia', 'Humayun’s Tomb'],
  ['portal dome between towers', 'dome', 'asia', 'Jama Masjid'],
  ['gilded portal dome', 'dome', 'asia', 'Sultan Mosque'],
  ['octagon under a golden dome', 'dome', 'asia', 'Dome of the Rock'],
  ['sails of titanium', 'opera-shells', 'europa', 'Guggenheim Museum'],
  ['three-stepped minaret', 'minaret', 'africa', 'Great Mosque of Kairouan'],
  ['cathedral with five domes', 'cathedral', 'africa', 'Holy Trinity Cathedral'],
  ['station under a dome', 'dome', 'oceania', 'Flinders Street Station'],
  ['beehive', 'dome', 'oceania', 'The Beehive'],
  ['palace of loggias', 'palace', 'america', 'Palacio de los López'],
  ['cathedral of wood', 'cathedral', 'america', 'St. Peter and Paul Cathedral'],
  ['tiled portal dome', 'dome', 'asia', 'Gur-e-Amir'],
  ['domes between minarets', 'dome', 'europa', 'Hagia Sophia'],
  ['path of gates', 'torii', 'asia', 'Fushimi Inari Taisha'],
  ['throne hall', 'palace', 'asia', 'Gyeongbokgung'],
  ['yellow throne hall', 'palace', 'asia', 'Forbidden City'],
  ['gabled hall', 'palace', 'asia', 'Grand Palace'],
  ['gabled temple', 'temple-columns', 'asia', 'Wat Xieng Thong'],
  ['stone buds', 'temple-columns', 'asia', 'Angkor Wat'],
  ['ghats', 'temple-columns', 'asia', 'Kashi Vishwanath Temple'],
  ['pair of brick', 'towers', 'europa', 'Oslo City Hall'],
  ['porcelain tower', 'stupa', 'asia', 'Wat Arun'],
  ['needle', 'towers', 'america', 'CN Tower'],
  ['saucer', 'towers', 'america', 'Space Needle'],
  ['sheaves', 'towers', 'asia', 'Taipei 101'],
  ['twin spires', 'towers', 'america', 'Guadalajara Cathedral'],
  ['twin caps', 'towers', 'europa', 'Frauenkirche'],
  ['belfry', 'towers', 'europa', 'University of Glasgow'],
  ['tower without a church', 'towers', 'europa', 'Dom Tower'],
  ['house under an egg', 'towers', 'america', 'Palacio Salvo'],
  ['city hall under its founder', 'towers', 'america', 'City Hall'],
  ['square gothic towers', 'cathedral', 'america', 'Notre-Dame Basilica'],
  ['hall of buttresses', 'cathedral', 'europa', 'La Seu'],
  ['obelisk', 'towers', 'america', 'Washington Monument'],
  ['ringed dome', 'dome', 'africa', 'Kigali Convention Centre'],
  ['paper tent', 'cathedral', 'oceania', 'Cardboard Cathedral'],
  ['joined towers', 'skyscrapers', 'asia', 'Petronas Towers'],
  ['winding spire', 'skyscrapers', 'asia', 'Burj Khalifa'],
  ['sky garden', 'skyscrapers', 'asia', 'Marina Bay Sands'],
  ['pearls', 'skyscrapers', 'asia', 'Lujiazui towers'],
  ['tiled roofs', 'rooftops', 'asia', 'Bukchon Hanok Village'],
  ['lone front', 'cathedral', 'asia', 'Ruins of St. Paul’s'],
  ['desert fort', 'castle', 'asia', 'Al Jalali Fort'],
  ['dzong', 'castle', 'asia', 'Tashichho Dzong'],
  ['town gate', 'gate', 'europa', 'Viru Gate'],
  ['town gate with battlements', 'gate', 'europa', 'Serranos Towers'],
  ['moorish palace', 'palace', 'europa', 'Alhambra'],
  ['fanlight', 'gate', 'europa', 'Georgian door of Merrion Square'],
  ['split gate', 'gate', 'asia', 'Puri Saren'],
  ['rock front', 'temple-columns', 'asia', 'Al-Khazneh'],
  ['blue flat roofs', 'rooftops', 'africa', 'Blue medina of Chefchaouen'],
  ['white flat roofs', 'rooftops', 'asia', 'White City'],
  ['clay flat roofs', 'rooftops', 'america', 'Adobe houses of Canyon Road'],
  ['wind towers', 'rooftops', 'asia', 'Wind towers of Al Fahidi'],
  ['painted palace', 'palace', 'europa', 'Pena Palace'],
  ['rock cones', 'hills', 'europa', 'Fairy chimneys of Göreme'],
  ['palace fountain', 'statue', 'europa', 'Trevi Fountain'],
  ['tusks', 'arches', 'africa', 'Moi Avenue tusks'],
  ['round tower', 'towers', 'europa', 'White Tower'],
  ['octagonal dome', 'dome', 'europa', 'Brunelleschi’s Dome'],
  ['leaden dome', 'dome', 'europa', 'St. Paul’s Cathedral'],
  ['noodle bowl', 'plate', 'asia', 'Chả cá'],
  ['takoyaki', 'plate', 'asia', 'Takoyaki of Dōtonbori'],
  ['wok', 'plate', 'asia', 'Oyster omelette'],
  ['white sausages', 'plate', 'europa', 'Weißwurst breakfast'],
  ['coffee table', 'plate', 'europa', 'Viennese coffee house'],
  ['cicchetti', 'plate', 'europa', 'Cicchetti'],
  ['pizza', 'plate', 'america', 'Kitchens of Bleecker Street'],
  ['stall and maypole', 'market-stall', 'europa', 'Viktualienmarkt'],
  ['kitchen on wheels', 'market-stall', 'asia', 'Yaowarat Road'],
  ['spices', 'market-stall', 'asia', 'Khari Baoli'],
  ['fish market', 'market-stall', 'europa', 'Rialto Market'],
  ['panthéon of paris', 'dome', 'europa', 'Panthéon'],
  ['white capitol', 'dome', 'america', 'United States Capitol'],
  ['gilded capitol', 'dome', 'america', 'Massachusetts State House'],
  ['square-towered minster', 'cathedral', 'europa', 'York Minster'],
  ['twin-spired minster', 'cathedral', 'europa', 'Cologne Cathedral'],
  ['white cathedral', 'dome', 'europa', 'Helsinki Cathedral'],
  ['palace of arts', 'dome', 'america', 'Palacio de Bellas Artes'],
  ['copper dome', 'dome', 'europa', 'Church of St. Nicholas'],
  ['bell towers', 'cathedral', 'america', 'Metropolitan Cathedral'],
  ['unequal bell towers', 'cathedral', 'america', 'Havana Cathedral'],
  ['minster in a castle', 'cathedral', 'europa', 'St. Vitus Cathedral'],
  ['striped minster', 'cathedral', 'europa', 'Siena Cathedral'],
  ['notre-dame', 'cathedral', 'europa', 'Notre-Dame'],
  ['tuscan tower', 'clock-tower', 'europa', 'Torre del Mangia'],
  ['big ben', 'clock-tower', 'europa', 'Big Ben'],
  ['three crowns', 'towers', 'europa', 'Stockholm City Hall'],
  ['castle on a rock', 'castle', 'europa', 'Edinburgh Castle'],
  ['hofburg', 'palace', 'europa', 'Hofburg'],
  ['prado', 'museum-columns', 'europa', 'Prado Museum'],
  ['block of discord', 'gate', 'europa', 'Casa Batlló'],
  ['narrow street', 'gate', 'europa', 'Spaccanapoli'],
  ['heart on a wall', 'street-art-wall', 'america', 'Balmy Alley'],
  ['bird on a wall', 'street-art-wall', 'oceania', 'Hosier Lane'],
  ['painted houses', 'street-art-wall', 'america', 'Caminito'],
  ['climbing tram', 'tram', 'europa', 'Tram 28'],
  ['stepped pyramid', 'pyramids', 'america', 'Pyramid of the Sun'],
  ['chicago', 'skyscrapers', 'america', 'Chicago Board of Trade Building'],
  ['bridge between towers', 'bridge', 'europa', 'Charles Bridge'],
  ['bean', 'statue', 'america', 'Cloud Gate'],
  ['painter', 'statue', 'europa', 'Statue of Velázquez'],
  ['liberty', 'statue', 'america', 'Statue of Liberty'],
  ['horseman', 'statue', 'europa', 'Equestrian statue'],
  ['column', 'statue', 'europa', 'Nelson’s Column'],
  ['angel', 'statue', 'america', 'Angel of Independence'],
  ['mermaid', 'statue', 'europa', 'Little Mermaid'],
  ['redeemer', 'statue', 'america', 'Christ the Redeemer'],
  ['place de la bourse', 'palace', 'europa', 'Place de la Bourse'],
  ['palace on a rock', 'palace', 'europa', 'Prince’s Palace'],
  ['royal palace of madrid', 'palace', 'europa', 'Royal Palace'],
  ['casa rosada', 'palace', 'america', 'Casa Rosada'],
  ['round blue roofs', 'pagoda', 'asia', 'Hall of Prayer for Good Harvests'],
  ['brick pagoda', 'pagoda', 'asia', 'Giant Wild Goose Pagoda'],
  ['pagoda of niches', 'pagoda', 'asia', 'Trấn Quốc Pagoda'],
  ['gate of tunis', 'arches', 'africa', 'Bab el Bhar'],
  ['gate of cairo', 'gate', 'africa', 'Bab Zuweila'],
  ['gate of harar', 'gate', 'africa', 'Gates of Jugol'],
  ['madrasa', 'gate', 'asia', 'Registan'],
  ['bell tower of xi’an', 'gate', 'asia', 'Bell Tower'],
  ['brick minaret', 'minaret', 'asia', 'Kalyan Minaret'],
  ['round library', 'dome', 'europa', 'Radcliffe Camera'],
  ['mole', 'dome', 'europa', 'Mole Antonelliana'],
  ['bridge of shops', 'bridge', 'europa', 'Rialto Bridge'],
  ['bridge of timber', 'bridge', 'europa', 'Chapel Bridge'],
  ['galleon', 'ship', 'europa', 'Vasa'],
  ['bark', 'ship', 'europa', 'Rickmer Rickmers'],
  ['paddle steamer', 'ship', 'europa', 'Lake Lucerne paddle steamers'],
  ['rabelo', 'ship', 'europa', 'Rabelo boats at Gaia'],
  ['ferry', 'ship', 'asia', 'Star Ferry'],
  ['honkan', 'museum-columns', 'asia', 'Honkan of the Tokyo National Museum'],
  ['kunsthistorisches', 'museum-columns', 'europa', 'Kunsthistorisches Museum'],
  ['wawel', 'castle', 'europa', 'Wawel Castle'],
  ['slate towers', 'castle', 'europa', 'Alcázar of Toledo'],
  ['red towers', 'castle', 'europa', 'Bratislava Castle'],
  ['giralda', 'towers', 'europa', 'Giralda'],
  ['peristyle', 'temple-columns', 'europa', 'Peristyle of Diocletian’s Palace'],
  ['crowned basilica', 'cathedral', 'europa', 'Basilica of Fourvière'],
  ['sandstone church', 'cathedral', 'africa', 'Christ Church'],
  ['temple on the Nile', 'temple-columns', 'africa', 'Karnak'],
  ['town hall with a belfry', 'towers', 'europa', 'Town Hall on the Grand-Place'],
  ['white gable', 'cathedral', 'asia', 'St. Francis Church'],
  ['church over a harbour', 'cathedral', 'europa', 'Notre-Dame de la Garde'],
  ['fishing nets', 'ship', 'asia', 'Chinese fishing nets of Fort Kochi'],
  ['peak with a boulder', 'mountain', 'africa', 'Pieter Both'],
  ['one spire', 'cathedral', 'europa', 'Strasbourg Cathedral'],
  ['stone bell', 'dome', 'europa', 'Frauenkirche'],
  ['grand hotel', 'castle', 'america', 'Château Frontenac'],
  ['tower on a hill', 'castle', 'europa', 'Gediminas Tower'],
  ['painted tower', 'castle', 'europa', 'Český Krumlov Castle'],
  ['clock palace', 'palace', 'europa', 'Royal Castle'],
  ['newar temple', 'pagoda', 'asia', 'Kumbheshwar Temple'],
  ['iron bow', 'bridge', 'europa', 'Ha’penny Bridge'],
  ['arch over a valley', 'bridge', 'europa', 'Adolphe Bridge'],
  ['gateway of india', 'gate', 'asia', 'Gateway of India'],
  ['nyhavn', 'canal-houses', 'europa', 'Nyhavn'],
];

const draw = (motif: Motif, region: ContinentSlug, name: string): string => {
  const { w, h, draw: paint } = motifs[motif];
  return paint({ ink: palette.planes.near, rng: rngOf(name), w, h, region, name });
};

describe.each(variants)('%s', (_, motif, region, name) => {
  const art = motifs[motif];
  const drawn = draw(motif, region, name);

  it('fills its box and stays inside', async () => {
    const [scale, margin] = [160 / Math.max(art.w, art.h), 24];
    const [width, height] = [Math.ceil(art.w * scale) + 2 * margin, Math.ceil(art.h * scale) + 2 * margin];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${width / 2} ${height - margin})scale(${scale})">${drawn}</g></svg>`;
    const { info, data } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let [inside, outside] = [0, 0];
    for (let y = 0; y < info.height; y += 1) {
      for (let x = 0; x < info.width; x += 1) {
        if ((data[y * info.width + x] ?? 0) < 128) continue;
        const within = x >= margin - 2 && x < width - margin + 2 && y >= margin - 2 && y < height - margin + 3;
        if (within) inside += 1;
        else outside += 1;
      }
    }
    expect(outside).toBe(0);
    expect(inside / ((width - 2 * margin) * (height - 2 * margin))).toBeGreaterThan(0.1);
  });

  it('has a light and a shaded side, in colours of the palette', () => {
    const used = new Set([...drawn.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour));
    expect(used.size).toBeGreaterThanOrEqual(3);
    for (const colour of used) expect(coloursOf(palette).has(colour)).toBe(true);
  });

  it('has no hairlines, ids or broken numbers', () => {
    expect(drawn).not.toMatch(/NaN|Infinity|undefined| id=/);
    for (const [, width] of drawn.matchAll(/stroke-width="([\d.]+)"/g))
      expect(Number(width)).toBeGreaterThanOrEqual(2.4);
  });
});

describe('the pagoda', () => {
  it('carries its spire on its roof', async () => {
    const { h } = motifs.pagoda;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="${h}"><g transform="translate(.5 ${h})">${draw('pagoda', 'asia', 'Sensō-ji')}</g></svg>`;
    const middle = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
    const [top, foot] = [middle.findIndex((alpha) => alpha > 128), middle.length - 1];
    expect(top).toBeLessThan(16);
    expect([...middle.subarray(top, foot)].filter((alpha) => alpha < 128)).toEqual([]);
  });
});

describe('the Golden Gate', () => {
  it('is orange as roofs are, unlike other steel', () => {
    const { roofL, roofR } = palette.planes.near;
    for (const colour of [roofL, roofR]) {
      expect(draw('suspension-bridge', 'america', 'Golden Gate Bridge')).toContain(colour);
      expect(draw('suspension-bridge', 'america', 'Manhattan Bridge')).not.toContain(colour);
    }
  });
});

describe('motifs', () => {
  it('are all drawn differently', () => {
    const drawings = variants.map(([, motif, region, name]) => draw(motif, region, name));
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
