import type { EditorialEntry } from '../editorial-entry.js';

export const sanFrancisco: EditorialEntry = {
  kind: 'city',
  slug: 'san-francisco',
  position: 47,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk San Francisco',
      summary:
        'Carry a sweater and a transit card: which hills to climb, which to ride, and why the summer here begins in September.',
      markdown:
        'San Francisco is seven miles square and tilted, so look at the contour lines before the distance. Fog decides the hours: in July and August it pours through the Golden Gate until noon, while the Mission, behind its hills, already has sun and [murals in every alley](/tour/san-francisco-mission-murals). Go there first, with a burrito afterward. Then let a cable car do one climb, at the quiet end of the California line, and your legs another: the wooden Filbert Steps go down through gardens from Coit Tower. Chinatown is best on the side streets, North Beach over an espresso, and the Ferry Building on Saturday, when farmers set up around it. Cross the bridge on foot, or take the ferry from Sausalito back. The warm months are September and October; winter has rain and clear air between. Take BART from the airport. Leave nothing in a parked car, not even a coat, and Pier 39 to the sea lions.',
    },
    fr_FR: {
      title: 'Comment parcourir San Francisco',
      summary:
        'Prenez un chandail et une carte de transport : quelles collines gravir, lesquelles laisser au câble, et pourquoi l’été commence en septembre.',
      markdown:
        'San Francisco mesure onze kilomètres de côté, et penche : regardez les courbes de niveau avant la distance. La brume fixe l’heure ; en juillet et août, elle coule par le Golden Gate jusqu’à midi, quand le Mission District, derrière ses collines, a déjà le soleil et [des fresques dans chaque allée](/tour/san-francisco-mission-murals). Allez-y d’abord, un burrito ensuite. Puis confiez une montée au cable car, du côté calme de la ligne California, et une autre à vos jambes : les marches de bois de Filbert descendent de la Coit Tower parmi les jardins. Chinatown se goûte dans les rues de traverse, North Beach devant un espresso, le Ferry Building le samedi, quand les fermiers l’entourent. Passez le pont à pied, ou rentrez de Sausalito en ferry. Les mois chauds sont septembre et octobre ; l’hiver alterne pluie et air limpide. De l’aéroport, prenez le BART. Ne laissez rien dans une voiture garée, pas même un manteau, et le Pier 39 aux otaries.',
    },
    de_DE: {
      title: 'Wie man durch San Francisco geht',
      summary:
        'Pullover und Fahrkarte mitnehmen: welche Hügel man steigt, welche man fährt und warum der Sommer hier im September anfängt.',
      markdown:
        'San Francisco misst elf Kilometer im Quadrat und liegt schief: Schauen Sie auf die Höhenlinien, ehe Sie auf die Entfernung schauen. Die Stunden bestimmt der Nebel; im Juli und August strömt er bis mittags durchs Golden Gate, während die Mission hinter ihren Hügeln schon Sonne hat und [Wandbilder in jeder Gasse](/tour/san-francisco-mission-murals). Dorthin zuerst, hinterher ein Burrito. Danach überlässt man einen Anstieg dem Cable Car, am stillen Ende der California-Linie, den anderen den Beinen: Die hölzernen Filbert Steps führen vom Coit Tower durch Gärten hinunter. Chinatown ist in den Nebenstraßen am besten, North Beach beim Espresso, das Ferry Building am Samstag, wenn die Bauern davor stehen. Über die Brücke geht man zu Fuß oder fährt von Sausalito mit der Fähre heim. Warm sind September und Oktober; im Winter wechseln Regen und klare Luft. Vom Flughafen nimmt man BART. Im geparkten Wagen lässt man nichts liegen, nicht einmal einen Mantel, und den Pier 39 den Seelöwen.',
    },
    es_ES: {
      title: 'Cómo caminar por San Francisco',
      summary:
        'Lleve jersey y tarjeta de transporte: qué cuestas subir, cuáles dejar al cable y por qué aquí el verano empieza en septiembre.',
      markdown:
        'San Francisco mide once kilómetros de lado y está ladeada: mire las curvas de nivel antes que la distancia. La niebla manda en las horas; en julio y agosto entra por el Golden Gate hasta el mediodía, mientras la Misión, tras sus colinas, ya tiene sol y [murales en cada callejón](/tour/san-francisco-mission-murals). Vaya allí primero y coma luego un burrito. Después deje una subida al tranvía de cable, en el extremo tranquilo de la línea California, y otra a sus piernas: los escalones de madera de Filbert bajan de la Coit Tower entre jardines. Chinatown gana en las calles laterales, North Beach ante un espresso, y el Ferry Building los sábados, cuando lo rodean los agricultores. Cruce el puente a pie, o vuelva de Sausalito en ferri. Los meses cálidos son septiembre y octubre; el invierno alterna lluvia y aire limpio. Del aeropuerto venga en BART. No deje nada en un coche aparcado, ni un abrigo, y el Pier 39, para los leones marinos.',
    },
    it_IT: {
      title: 'Come camminare a San Francisco',
      summary:
        'Porti un maglione e la tessera dei mezzi: quali colline salire, quali lasciare alla fune, e perché qui l’estate comincia a settembre.',
      markdown:
        'San Francisco misura undici chilometri per lato ed è inclinata: guardi le curve di livello prima della distanza. Le ore le decide la nebbia; in luglio e agosto si riversa dal Golden Gate fino a mezzogiorno, quando la Mission, dietro le colline, ha già il sole e [murales in ogni vicolo](/tour/san-francisco-mission-murals). Vada prima lì, poi un burrito. Quindi affidi una salita al cable car, dal capo tranquillo della linea California, e un’altra alle gambe: i gradini di legno di Filbert scendono dalla Coit Tower fra i giardini. Chinatown dà il meglio nelle vie laterali, North Beach davanti a un espresso, il Ferry Building il sabato, quando lo circondano i contadini. Passi il ponte a piedi, o torni da Sausalito in traghetto. I mesi caldi sono settembre e ottobre; l’inverno alterna pioggia e aria limpida. Dall’aeroporto prenda il BART. In un’auto parcheggiata non lasci nulla, nemmeno un cappotto, e il Pier 39 lo lasci ai leoni marini.',
    },
    ru_RU: {
      title: 'Как гулять по Сан-Франциско',
      summary:
        'Возьмите свитер и проездной: на какие холмы подниматься, какие оставить канату и почему лето здесь начинается в сентябре.',
      markdown:
        'Сан-Франциско — квадрат со стороной одиннадцать километров, поставленный наискось: смотрите на перепады высот, а уж потом на расстояние. Часы назначает туман: в июле и августе он до полудня льётся через Золотые Ворота, а Мишен, укрытый холмами, уже на солнце, и [муралы там в каждом переулке](/tour/san-francisco-mission-murals). Начните оттуда, а потом съешьте буррито. Один подъём доверьте канатному трамваю, на тихом конце линии Калифорния, другой — ногам: деревянная лестница Филберт спускается от башни Койт среди садов. Чайна-таун лучше на боковых улочках, Норт-Бич — за эспрессо, а Ферри-билдинг — в субботу, когда вокруг торгуют фермеры. По мосту идите пешком или вернитесь из Сосалито на пароме. Тёплые месяцы — сентябрь и октябрь; зимой дождь чередуется с ясным воздухом. Из аэропорта езжайте на BART. В машине на стоянке не оставляйте ничего, даже пальто, а пирс 39 оставьте морским львам.',
    },
    ja_JP: {
      title: 'サンフランシスコの歩き方',
      summary:
        'セーターと交通カードを持って。どの丘を登り、どの丘をケーブルカーに任せるか、そしてここの夏が九月に始まるわけ。サンフランシスコの歩き方です。',
      markdown:
        'サンフランシスコは十一キロ四方の、傾いた街です。距離より先に等高線を見ましょう。時間割を決めるのは霧で、七月と八月は正午まで金門海峡から流れ込みますが、丘の陰のミッション地区にはもう日が差し、[どの路地にも壁画](/tour/san-francisco-mission-murals)があります。まずそこへ行き、あとでブリトーを。坂の一つはケーブルカーに任せて、すいているカリフォルニア線の端から。もう一つは自分の足で、コイト・タワーから庭を抜けるフィルバートの木の階段を下ります。チャイナタウンは脇道が、ノース・ビーチはエスプレッソの一杯が、フェリー・ビルは農家の集まる土曜がよいでしょう。橋は歩いて渡るか、サウサリートから船で戻ります。暖かいのは九月と十月、冬は雨と澄んだ空気が交互に来ます。空港からはBARTで。停めた車には上着一枚置かないこと。ピア39はアシカに譲りましょう。',
    },
  },
};
