import java.io.*;
import java.math.BigDecimal;
import java.text.*;
import java.util.*;
import javax.swing.JFormattedTextField;
import javax.swing.text.NumberFormatter;

/** The JDK's NumberFormat (a DecimalFormat): java Jdk.java whole | prefix | field */
class Jdk {
  public static void main(String[] mode) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    var out = new PrintStream(System.out, true, "UTF-8");
    for (String line; (line = in.readLine()) != null;) {
      String[] request = line.split("\t", -1);
      String answer = "cannot";
      if (request[0].equals("about")) {
        answer = "JDK " + System.getProperty("java.version");
      } else if (request[0].equals("read") && !mode[0].equals("field")) {
        NumberFormat format = format(request[1], request[2]);
        if (format != null) answer = read(format, request[3], mode[0].equals("whole"));
      } else if (request[0].equals("keys") && mode[0].equals("field")) {
        NumberFormat format = format(request[1], request[2]);
        if (format != null) answer = type(format, request);
      }
      out.println(answer);
    }
  }

  static NumberFormat format(String tag, String style) {
    Locale locale = Locale.forLanguageTag(tag);
    NumberFormat format = style.equals("decimal") ? NumberFormat.getNumberInstance(locale)
        : style.equals("integer") ? NumberFormat.getIntegerInstance(locale)
        : style.equals("percent") ? NumberFormat.getPercentInstance(locale)
        : style.startsWith("currency:") ? NumberFormat.getCurrencyInstance(locale) : null;
    if (style.startsWith("currency:")) format.setCurrency(Currency.getInstance(style.substring(9)));
    if (format instanceof DecimalFormat decimal) decimal.setParseBigDecimal(true);
    return format;
  }

  static String read(NumberFormat format, String text, boolean isWhole) {
    var position = new ParsePosition(0);
    Number number = format.parse(text, position);
    return number == null || isWhole && position.getIndex() < text.length() ? "refused" : "number " + plain(number);
  }

  static String plain(Object number) { return number instanceof BigDecimal exact ? exact.toPlainString() : number.toString(); }

  /** Types into Swing's field, a key at a time; a commit is what Return does. */
  static String type(NumberFormat format, String[] request) {
    var formatter = new NumberFormatter(format);
    formatter.setValueClass(BigDecimal.class);
    var field = new JFormattedTextField(formatter);
    if (!request[3].isEmpty()) field.setValue(new BigDecimal(request[3]));
    field.selectAll();
    String state = "number ";
    for (String act : Arrays.copyOfRange(request, 4, request.length)) {
      String told = act.substring(act.indexOf(' ') + 1);
      if (act.startsWith("type ")) told.codePoints().forEach(key -> field.replaceSelection(Character.toString(key)));
      else if (act.startsWith("paste ")) field.replaceSelection(told);
      else if (act.startsWith("deleteBackward ")) {
        for (int count = Integer.parseInt(told); count > 0; count--) {
          if (field.getSelectedText() == null) field.select(Math.max(0, field.getCaretPosition() - 1), field.getCaretPosition());
          field.replaceSelection("");
        }
      } else if (act.startsWith("commit ")) {
        try { field.commitEdit(); state = "number "; } catch (ParseException refused) { state = "refused"; }
      } else return "cannot";
    }
    Object value = field.getValue();
    return (state.equals("refused") || value == null ? "refused" : state + plain(value)) + "\t" + field.getText();
  }
}
