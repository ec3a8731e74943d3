import type { EditorialText } from '../../editorial-entry.js';

export const text: EditorialText = {
  title: 'En bicicleta bajo la lluvia',
  summary:
    'Ámsterdam, Copenhague y Berlín nunca son tan ellas mismas como cuando llueve: qué ponerse, de qué guardarse y qué se gana.',
  markdown: `El neerlandés, el danés y el alemán tienen la misma frase para quien duda en la puerta: no eres de azúcar. Se les dice a los niños, y en ella cabe toda la filosofía. A nadie, en esos tres países, le gusta la lluvia. Solo han averiguado que cae menos de lo que se cree. Medido en tiempo, en los Países Bajos llueve unas siete horas de cada cien; el resto es cielo que lo parece. Así que se hace lo que aconseja el radar de las dos horas siguientes, se sale diez minutos antes o después, y se pedalea.

Quien se queda en el hotel se pierde algo. Una ciudad mojada tiene mejores colores. El ladrillo pasa del rosa polvoriento al rojo, los tejados de cobre toman un verde más hondo, el asfalto duplica cada farola. La cola del museo es la mitad de larga y, a las tres de la tarde, hay luz tras las ventanas y se ve el interior de las casas.

## Tres ciudades

En [Ámsterdam](/city/amsterdam) la lluvia es más horizontal que fuerte, y los canales la rompen: bajo los olmos del anillo interior se va casi en seco. Las casas altas se inclinan un poco hacia delante, para que la mercancía colgada de la polea no rozara la fachada, y esa inclinación mantiene secos los escalones. Cuando diluvia, dos techos son de los ciclistas. Uno es el pasaje del Rijksmuseum, donde una vía pública corre bajo las salas y casi siempre hay alguien tocando el acordeón. El otro es el transbordador de detrás de la Estación Central, que cruza el IJ con las bicicletas gratis, cuantas veces se quiera. Bajo el agua, al otro lado de la estación, hay un garaje para unas siete mil bicicletas, abierto en 2023, seco, templado e iluminado como un aeropuerto.

[Copenhague](/city/copenhagen) ha construido para el tiempo que hace. En Nørrebrogade los semáforos forman una ola verde para quien va a veinte kilómetros por hora, de modo que no hay que pararse ni enfriarse. En algunos cruces hay una barra para apoyar el pie, con una línea que da las gracias por ir en bicicleta. La Serpiente, una rampa naranja sobre patas delgadas, lleva un piso por encima del muelle hacia el puente del puerto; la lluvia repica en el agua a ambos lados y ningún peatón camina delante. Quien quiere parar levanta la mano. Quien no la levanta se entera.

[Berlín](/city/berlin) es ancha, y bajo la lluvia más aún. Aquí lo que hay que seguir es el Muro: ya no está, pero su línea continúa, en muchas calles como una doble hilera de adoquines en el asfalto. En seco se pasa fácilmente por alto. Cuando llueve, las piedras brillan y la frontera vuelve a estar ahí de pronto, atravesando un aparcamiento, un cruce, por debajo de un autobús. Nuestros guías la [recorren](/tour/berlin-wall-by-bike) con casi cualquier tiempo. Pero no ruede encima: el adoquín mojado no admite curvas.

## Lo que hay que saber

Los guardabarros importan más que la chaqueta; casi toda el agua viene de abajo. Una gorra con visera bajo la capucha deja libres los ojos. Un pantalón fino seca antes que uno de lluvia. Los frenos de llanta necesitan el doble de distancia mientras secan la rueda, así que frene pronto y con suavidad. Cuatro cosas resbalan en todas las ciudades: los raíles del tranvía, que se cruzan tan en perpendicular como la calle permita; las franjas pintadas; las tapas de hierro, y las hojas, en noviembre las peores de todas. Encienda la luz incluso a mediodía. Y no imite al hombre que lleva un paraguas, un teléfono y un niño: practica desde los cuatro años.

Después, las pausas. La lluvia divide el paseo en capítulos, y le sienta bien. Media hora de ruedas, un cuarto de hora de café: en Ámsterdam, en un café marrón con arena en el suelo; en Copenhague, con un rollo de canela; en Berlín, bajo los arcos del S-Bahn, mientras un tren pasa por encima de las tazas. Cuelgue la chaqueta donde los demás cuelgan la suya. Nadie pide perdón por el charco.

Al final hay una hora que solo tienen los que han pedaleado durante todo lo anterior. La nube se abre baja por el oeste, la calle humea y, durante veinte minutos, todo está lavado y dorado. Los demás siguen buscando los zapatos.
`,
};
