import type { LegalTexts } from './legal-texts.js';

const terms = `Estas condiciones se aplican a toda visita que reserve en {site}. Usted contrata con {company}; nuestra dirección figura en el [aviso legal](/legal/legal-notice).

## Qué reserva

La página de cada visita dice qué verá, cuánto dura, dónde es el encuentro, en qué idioma se guía, cuántas personas pueden ir, qué está incluido y qué no. Esa descripción y lo que usted elige son lo que le debemos. La visita la realiza un guía local por cuenta nuestra.

Cuenta la edad del día de la visita: los bebés tienen menos de 2 años, los niños de 2 a 12, los adultos 13 o más. Para reservar hay que ser mayor de edad.

## Precios

- El precio mostrado es el total para las personas elegidas, con el IVA incluido. Las visitas tributan por el régimen especial de las agencias de viajes (artículos 306 a 310 de la Directiva 2006/112/CE), por lo que no se indica el IVA por separado.
- Un precio se mantiene 30 minutos desde que lo mostramos para su fecha. Si después ha cambiado, le mostramos el nuevo antes de pagar.
- Si elige una moneda distinta de la de la visita, convertimos el precio al tipo de cambio que se muestra con él. Se le cobran exactamente el importe y la moneda del pedido. Su banco puede aplicar una comisión propia.

## Cómo se celebra el contrato

1. En el carrito puede revisar cada visita, cambiar su duración, día, hora, viajeros, idioma, punto de encuentro y deseos, o quitarla; en los pasos siguientes puede revisar y corregir sus datos.
2. Al empezar el pedido guardamos sus plazas 15 minutos. Cuando ha confirmado sus datos, quedan reservadas mientras paga, 30 minutos como máximo.
3. Con el botón «Pedido con obligación de pago» hace un pedido vinculante.
4. El contrato queda celebrado cuando llega su pago. Lo confirmamos por correo electrónico y le enviamos el bono.

Si pasados 30 minutos no hay pago, el pedido caduca y no debe nada. Si el dinero llega más tarde, recibe sus plazas si siguen libres; si no, devolvemos el importe íntegro.

Puede celebrar el contrato en cualquiera de los idiomas del sitio. El enlace de su correo abre el pedido hasta 90 días después de la visita. Si hizo el pedido con una cuenta, inicie sesión con ella.

## Pago

Se paga con tarjeta. Los datos de la tarjeta los recoge el proveedor de pagos; nosotros nunca vemos el número.

## Cancelar y cambiar

Vale la regla que figura en la página de la visita y de nuevo en su reserva. Hasta la hora indicada cancela sin coste y devolvemos el precio por donde vino: a su tarjeta, a su cuenta o a su tarjeta regalo. Después de esa hora, o si no acude, el precio no se devuelve. Las entradas que nuestro equipo ya haya comprado para usted no se reembolsan nunca.

Para cancelar, escriba a <{email}> con la referencia de la reserva; cuenta la hora a la que envió el mensaje. Escriba también ahí si desea otra fecha, otra hora u otro número de personas.

## Sin derecho de desistimiento

Las visitas son servicios de esparcimiento en una fecha determinada. Para ellas la ley no prevé el derecho de desistimiento de 14 días (artículo 16, letra l), de la Directiva 2011/83/UE). En su lugar se aplica la regla de cancelación anterior.

## El día de la visita

Sea puntual en el punto de encuentro; si llega tarde, la visita puede ser más corta. Díganos antes de reservar si alguien del grupo tiene necesidades que importen para el recorrido. Por la seguridad de todos, siga las indicaciones del guía.

Si una calle, un edificio o un museo cierra sin previo aviso, el guía cambia el recorrido de modo que la visita conserve su carácter.

## Si cambia el guía

Si su guía no puede acudir, buscamos a otro que hable el idioma reservado. Si no encontramos a nadie, o si tenemos que suspender la visita por cualquier otro motivo, usted elige entre otra fecha y la devolución de todo el precio.

## Responsabilidad

Respondemos conforme a la ley de lo que hacemos nosotros y nuestros guías. No respondemos de lo que cause usted, de lo que causen personas ajenas a nuestros servicios ni de hechos que nadie habría podido evitar. Nada en estas condiciones limita los derechos que la ley le da como consumidor.

## Reclamaciones y litigios

Si algo no es como debe, dígaselo enseguida al guía, mientras aún pueda arreglarse, o escriba a <{email}>. También puede acudir a los organismos de consumo de su país; en la Unión Europea, los Centros Europeos del Consumidor ayudan gratuitamente.

Se aplica el derecho del país en el que {company} tiene su sede. Como consumidor conserva la protección de las normas imperativas del país donde vive y puede acudir a sus tribunales.

Para su reserva valen las condiciones vigentes en el momento del pedido.
`;

const privacy = `Guardamos lo que hace falta para venderle una visita y realizarla, y nada para seguirle. El responsable es {postalLine}. Para todo lo relativo a sus datos, escriba a <{email}>.

## Qué guardamos, para qué y cuánto tiempo

- **Reservas**: nombre, correo electrónico y teléfono de quien reserva y de quien viaja, la empresa que paga si indica una (nombre, dirección y número de IVA), la visita, la fecha, las personas y lo que nos diga sobre necesidades especiales. Lo necesitamos para cumplir el contrato (artículo 6.1, letra b), del RGPD). Reservas y pagos son documentos mercantiles; los conservamos mientras lo exija el derecho fiscal y mercantil, por lo general diez años (letra c).
- **Pagos**: importe, moneda, estado y referencia del proveedor. El número de su tarjeta va al proveedor y nunca llega a nosotros.
- **Cuenta**, si abre una: lo que indique en ella y su contraseña en una forma que nadie puede volver a leer. La conservamos hasta que nos pida cerrar la cuenta.
- **Inicios de sesión**: hora, dirección IP, navegador y tamaño de la pantalla, para advertir abusos (letra f). Los conservamos doce meses, o mientras la sesión siga abierta.
- **Carrito**: las visitas elegidas, bajo un número aleatorio que solo conoce su navegador.
- **Correos** entre nosotros: con la reserva a la que pertenecen.
- **Mensajes** que nos escribe con el formulario de contacto: nombre, correo y contenido, para responderle (letras b y f). Los borramos del sitio a los tres años.
- **Boletín**, si lo pide: correo electrónico e idioma, con su consentimiento (letra a), que puede retirar en cualquier momento con el enlace de cada carta. Conservamos la dirección hasta que se dé de baja; 30 días después solo queda un código del que no se puede deducir. Una dirección que nadie confirma se borra a los 30 días.
- **Favoritos**: las visitas que marca con la sesión iniciada, para volver a mostrárselas (letra b). Los conservamos hasta que quite la marca o haga cerrar la cuenta.
- **Correos** que le hemos enviado sobre reservas y su cuenta: el sitio guarda una copia, para saber qué se le comunicó (letras b y f). La borramos a los tres años.
- **Avisos** de su cuenta: lo que se le comunicó allí sobre reservas y misiones, y si lo ha leído (letra b). Los borramos 90 días después de leerlos, y todos al cabo de un año.
- **Registros técnicos**: la dirección solicitada, la hora, la dirección IP y los errores, para que el sitio funcione con seguridad (letra f). Los conservamos solo el tiempo necesario.

Sin los datos que piden los formularios no podemos aceptar una reserva. Ninguna decisión sobre usted la toma solo una máquina.

## Quién los recibe

- **Los guías a quienes preguntamos** por su visita ven su nombre, las personas del grupo y sus deseos, para saber si pueden guiarla; su teléfono y su correo los ve solo su guía, desde que acepta la visita hasta siete días después de ella.
- **El proveedor de pagos** (Stripe) recibe lo que el pago requiere.
- **El servicio de correo** (Mailjet) entrega nuestros mensajes.
- **Las empresas que alojan nuestros servidores** guardan datos siguiendo nuestras instrucciones.

Nadie más recibe sus datos, salvo que la ley nos obligue. No los vendemos ni los usamos para publicidad.

Si su visita es fuera de la Unión Europea, el guía recibe allí sus datos, porque de otro modo no podría realizarse (artículo 49.1, letra b)). Los proveedores que tratan datos en otros lugares lo hacen en virtud de una decisión de adecuación o de las cláusulas contractuales tipo de la Comisión Europea.

## Cookies

Solo usamos las cookies que el sitio necesita; por eso no le pedimos consentimiento:

- **Sesión** (cicerone_session): que ha iniciado sesión; 60 días como máximo.
- **Carrito** (cicerone_cart): qué carrito es el suyo; 30 días desde su último cambio en él.
- **Idioma** y **moneda** (language, currency): su elección; un año.

Además, su navegador guarda para sí su sesión, el número de visitas del carrito, las claves de sus pedidos, las últimas ciudades que buscó y si prefiere el tema claro u oscuro, hasta que cierre la sesión o vacíe su memoria; y, hasta que cierre la pestaña, lo que eligió de una visita, la que marcó antes de iniciar sesión y lo que escribió al cambiar una visita del carrito, en el pedido y en el formulario de contacto. Al pagar, el proveedor puede usar cookies propias que necesita contra el fraude. No hay seguimiento, ni análisis de sus visitas, ni publicidad.

## Sus derechos

Puede preguntar qué guardamos sobre usted, pedir que se corrija, se borre o se limite, oponerse a su uso y recibirlo en una forma que pueda llevarse a otro sitio. Escriba a <{email}>; respondemos en el plazo de un mes. También puede reclamar ante una autoridad de protección de datos, por ejemplo la del país donde vive.

Escríbanos también si quiere cerrar su cuenta. Los documentos que la ley nos obliga a guardar se quedan hasta que acabe su plazo; todo lo demás se borra.
`;

const notice = `## Quién gestiona este sitio

{postalLine}

Registro Mercantil: {companyRegister}

Número de IVA: {vatNumber}

Puede escribirnos a <{email}>.

## Qué hacemos

{company} vende visitas guiadas en su propio nombre; las realizan guías locales. Cada contrato se celebra entre usted y {company}, según las [condiciones generales](/legal/terms). Las visitas tributan por el régimen especial de las agencias de viajes.

## Textos e imágenes

{company} es responsable de lo que dice este sitio. Los carteles están dibujados para él y muestran los lugares como lo hace un cartel, no como una fotografía. Textos e imágenes están protegidos por derechos de autor; pregúntenos antes de usarlos en otro lugar. Enlazamos con cuidado a otros sitios, pero de su contenido responden quienes los gestionan.

## Si algo está mal

Si encuentra un error, si una parte del sitio le resulta difícil de usar o si algo aquí afecta a sus derechos, escriba a <{email}>. Cómo tratamos los datos personales se explica en el [aviso de privacidad](/legal/privacy).
`;

export const spanish: LegalTexts = {
  terms: { title: 'Condiciones generales', markdown: terms },
  privacy: { title: 'Aviso de privacidad', markdown: privacy },
  'legal-notice': { title: 'Aviso legal', markdown: notice },
};
