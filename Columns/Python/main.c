/* SwiftPM compiles the command's main function under this name, so that tests can link it. */
int numcolumns_main(int, char **);

int main(int count, char **arguments) { return numcolumns_main(count, arguments); }
